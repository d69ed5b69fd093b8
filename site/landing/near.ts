import { onBeforeUnmount, onMounted, type Ref, ref } from 'vue';

/** Returns whether an element has been near the window: browsers would load its pictures with the page, though it begins far above. */
export function useNear(element: Ref<HTMLElement | undefined>): Ref<boolean> {
  const near = ref(false);
  let observer: IntersectionObserver | null = null;
  onMounted(() => {
    observer = new IntersectionObserver(
      ([entry]) => {
        near.value ||= entry.isIntersecting;
      },
      { rootMargin: '150px' },
    );
    if (element.value !== undefined) observer.observe(element.value);
  });
  onBeforeUnmount(() => observer?.disconnect());
  return near;
}
