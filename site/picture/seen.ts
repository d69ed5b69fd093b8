/** Tells when an element comes into sight and when it leaves. @returns Stops that. */
export function isSeen(element: Element, onChange: (seen: boolean) => void): () => void {
  let seen = false;
  const observer = new IntersectionObserver((entries) => {
    const now = entries.at(-1)?.isIntersecting ?? false;
    if (now === seen) return;
    seen = now;
    onChange(now);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
