import BpmnModeler from 'bpmn-js/lib/Modeler';
import { BOXES, check, DROP, SIZE } from './check.js';
import { routedLayouter } from './example.js';

const bounds = ([id, { x, y }]) =>
  `<di:BPMNShape id="${id}-di" bpmnElement="${id}"><dc:Bounds x="${x}" y="${y}" width="${SIZE.width}" height="${SIZE.height}"/></di:BPMNShape>`;
const XML = `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:di="http://www.omg.org/spec/BPMN/20100524/DI"
  xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" id="definitions" targetNamespace="diagrams">
  <process id="process">${Object.keys(BOXES)
    .map((id) => `<task id="${id}"/>`)
    .join('')}</process>
  <di:BPMNDiagram id="diagram"><di:BPMNPlane id="plane" bpmnElement="process">${Object.entries(BOXES).map(bounds).join('')}</di:BPMNPlane></di:BPMNDiagram>
</definitions>`;

const container = document.body.appendChild(document.createElement('div'));
container.style.cssText = 'width: 800px; height: 600px';
const modeler = new BpmnModeler({ container, additionalModules: [routedLayouter({ margin: 12 })] });
await modeler.importXML(XML);
const [registry, modeling] = [modeler.get('elementRegistry'), modeler.get('modeling')];
const [a, b, c] = Object.keys(BOXES).map((id) => registry.get(id));
const line = modeling.connect(a, b);
void check(
  () => registry.getGraphics(line).querySelector('.djs-visual > path'),
  () => modeling.moveElements([c], { x: DROP.x - c.x, y: DROP.y - c.y }),
  // The line may leave from any side: from the top, two are enough.
  2,
);
