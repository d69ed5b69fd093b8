import './styles/tokens.css';
import './styles/page.css';
import './styles/layout.css';
import './styles/controls.css';
import './styles/figures.css';
import { flushAddress, formatAddress, takeAddress, writeAddress } from './shell/address.ts';
import { startLooks } from './shell/looks.ts';
import type { View, ViewModule } from './shell/view.ts';
import { hush } from './ui/announce.ts';
import { byId } from './ui/dom.ts';

/** The views of the page. Each is a separate file, loaded when it is first shown. */
const VIEWS: Record<string, { title: string; load: () => Promise<ViewModule> }> = {
  warehouse: { title: 'Warehouse', load: () => import('./views/warehouse/view.ts') },
  visualiser: { title: 'Visualiser', load: withEngine(() => import('./views/visualiser/view.ts')) },
  crowd: { title: 'Crowd', load: () => import('./views/crowd/view.ts') },
  challenge: { title: 'Challenge', load: () => import('./views/challenge/view.ts') },
  chase: { title: 'Chase', load: () => import('./views/chase/view.ts') },
  move: { title: 'Click to move', load: () => import('./views/move/view.ts') },
  building: { title: 'Building', load: () => import('./views/building/view.ts') },
  hexagons: { title: 'Hexagons', load: () => import('./views/hexagons/view.ts') },
  lines: { title: 'Lines of diagrams', load: () => import('./views/lines/view.ts') },
  world: { title: 'Endless cave', load: () => import('./views/world/view.ts') },
  benchmark: { title: 'Benchmark', load: () => import('./views/benchmark/view.ts') },
};
const FIRST_VIEW = 'warehouse';

let shown: View | null = null;
/** Number of the last request for a view. A view that loads after a newer request is not shown. */
let request = 0;

async function show(moveFocus: boolean): Promise<void> {
  const address = takeAddress();
  const name = Object.hasOwn(VIEWS, address.view) ? address.view : FIRST_VIEW;
  const mine = ++request;
  let module: ViewModule;
  try {
    module = await VIEWS[name].load();
  } catch (error) {
    if (mine !== request) return;
    // Offline, or the server has a newer version of the page.
    const reason = error instanceof Error ? error.message : error;
    clearFor(name).textContent = `This view could not be loaded (${reason}). Reload the page to try again.`;
    return;
  }
  if (mine !== request) return;

  const root = clearFor(name);
  shown = module.mount({
    root,
    params: address.params,
    save: (params) => {
      // A view may still save after it was left. The address then belongs to the next view.
      if (mine === request) writeAddress({ view: name, params });
      // The link restores the view as it was left.
      linkTo(name).href = formatAddress({ view: name, params });
    },
  });
  if (moveFocus) root.focus({ preventScroll: true });
}

/** Removes the current view, and sets the title and links to the next one. Returns the element for the next view. */
function clearFor(name: string): HTMLElement {
  shown?.dispose();
  shown = null;
  hush();
  const root = byId('main');
  root.replaceChildren();
  root.dataset.view = name;
  document.title = `${VIEWS[name].title} – hotpath`;
  markLinks(name);
  return root;
}

function linkTo(name: string): HTMLAnchorElement {
  return document.querySelector(`.views a[data-view="${name}"]`) as HTMLAnchorElement;
}

function markLinks(name: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.views a')) {
    if (link.dataset.view === name) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  // On a phone the links scroll sideways.
  const link = linkTo(name);
  const list = link.closest('nav') as HTMLElement;
  list.scrollLeft = link.offsetLeft - (list.clientWidth - link.clientWidth) / 2;
}

/** Loads a view that compares the engines with the js engine. */
function withEngine(load: () => Promise<ViewModule>): () => Promise<ViewModule> {
  return async () => (await Promise.all([load(), import('hotpath/js')]))[0];
}

/**
 * Shows which engine runs: in the footer, or as a warning on top with the reason if it is the js engine. Where WebAssembly is refused, all views run on
 * that.
 */
async function showEngine(): Promise<void> {
  const { engineInfo } = await import('hotpath');
  const { engine, reason } = engineInfo();
  if (engine === 'js') await import('hotpath/js-all');
  const line = byId('engine');
  if (engine === 'wasm') {
    line.textContent = 'Engine: WebAssembly.';
    return;
  }
  line.textContent = `Engine: js. ${reason}`;
  line.classList.add('warning');
  document.querySelector('header')?.after(line);
}

startLooks(() => shown?.recolour());
addEventListener('hashchange', () => void show(true));
for (const skip of document.querySelectorAll<HTMLElement>('.skip')) {
  skip.addEventListener('click', (event) => {
    // The address holds the state, so the link must not replace it.
    event.preventDefault();
    const stage = skip.dataset.to === 'stage' ? document.querySelector<HTMLElement>('.stage canvas') : null;
    (stage ?? byId('main')).focus();
  });
}
addEventListener('pagehide', flushAddress);
// The engine comes first, so that its line does not move the view later.
void showEngine().then(() => show(false));
