import mermaid from 'mermaid';
import { routeFlowchart } from './example.js';

const CHART = `flowchart LR
  subgraph team_a [Team]
    order_1[Order] --> stock[Stock]
  end
  stock --> bill[Bill]
  order_1 -->|later| bill
`;

const root = document.body.appendChild(document.createElement('div'));
mermaid.initialize({ startOnLoad: false });
root.innerHTML = (await mermaid.render('chart', CHART)).svg;
const svg = root.querySelector('svg');
routeFlowchart(svg, { margin: 12 });
const paths = [...svg.querySelectorAll('path[data-id]')].map((path) => path.getAttribute('d'));
const [label, line] = ['.label', 'path'].map((kind) =>
  svg.querySelector(`${kind}[data-id="L_order_1_bill_0"]`).getBoundingClientRect(),
);
const isOnLine = label.width > 0 && label.left > line.left && label.right < line.right;
const isRouted = paths.length === 3 && paths.every((d) => /^[MHVQ\d .-]+$/.test(d));
console.log(isOnLine && isRouted ? 'ecosystem: lines' : `ecosystem failed: ${paths}`);
