// Diagrams in which random tests have found faults, made as small as they go. What was wrong is their name.
import type { RichPlan } from '../support/diagrams.ts';

export const FOUND: Readonly<Record<string, RichPlan>> = {
  'a line left its end through the hood of the other': {
    boxes: { 'box 2': { x: 150, y: 30, width: 5, height: 5 }, 'box 4': { x: 170, y: 25, width: 40, height: 5 } },
    lines: {
      'line 1': { from: { box: 'box 4', side: ['right', 'left'], at: 0.5 }, to: { box: 'box 2', side: 'right' } },
    },
    options: { margin: 0, bendCost: 50, stub: 0, gap: 6, avoid: [] },
  },
  'a stub ended in the hood of the other end': {
    boxes: {
      'box 0': { x: 250, y: 120, width: 5, height: 40, margin: 10 },
      'box 4': { x: 272, y: 160, width: 8, height: 10 },
    },
    lines: { 'line 4': { from: { x: 270, y: 150, heading: 'bottom' }, to: { box: 'box 4', at: 0 } } },
    options: { margin: 0, bendCost: 50, stub: 15, gap: 6, avoid: [] },
  },
  'of three segments in a circle, the one without room came first': {
    boxes: {
      'box 0': { x: 190, y: 20, width: 5, height: 10 },
      'box 1': { x: 100, y: 100, width: 80, height: 80 },
      'box 2': { x: 90, y: 130, width: 40, height: 5 },
      'box 4': { x: 260, y: 130.0000000000001, width: 80, height: 5 },
      'box 5': { x: 20, y: 176.27262021414936, width: 79.9999999999999, height: 20 },
      'box 7': { x: 100, y: 140, width: 10, height: 2 },
      'box 8': { x: 140, y: 10, width: 30, height: 50 },
    },
    lines: {
      'line 6': {
        from: { box: 'box 5', side: 'left' },
        to: { x: 340, y: 135.0000000000001 },
        via: [
          { x: 270, y: 70 },
          { x: 120, y: 142 },
        ],
      },
      'line 4': { from: { box: 'box 2' }, to: { x: 140, y: 130 } },
      'line 3': { from: { box: 'box 0', side: 'top' }, to: { box: 'box 5' } },
      'line 2': { from: { box: 'box 7', side: 'left', at: 0.5 }, to: { x: 90, y: 90 } },
    },
    options: { margin: 20, bendCost: 50, stub: 30, gap: 6, avoid: [] },
  },
  'a hood met a box by less than rounding': {
    boxes: {
      'box 2': { x: -10, y: 280.000000001, width: 79.999999999, height: 80 },
      'box 5': { x: 80, y: 290, width: 10, height: 20 },
      'box 7': { x: 60, y: 275.000000001, width: 50, height: 80 },
    },
    lines: { 'line 1': { from: { box: 'box 7', side: ['bottom', 'top'] }, to: { box: 'box 5', side: 'left', at: 0 } } },
    options: { margin: 40, bendCost: 50, stub: 15, gap: 6, avoid: [] },
  },
  'a segment was moved over a far one, onto a third': {
    boxes: {
      'box 0': { x: 235, y: 160, width: 45, height: 40 },
      'box 2': { x: 280, y: 60, width: 30, height: 20, margin: 40 },
      'box 3': { x: 220, y: 105, width: 20, height: 85 },
    },
    lines: {
      'line 6': {
        from: { box: 'box 3', side: 'bottom' },
        to: { x: 250, y: 105 },
        via: [
          { x: 310, y: 340 },
          { x: -20, y: 170 },
        ],
      },
      'line 3': { from: { box: 'box 0', side: 'top', at: 0 }, to: { x: 30, y: 20 } },
      'line 2': {
        from: { x: 90, y: 60 },
        to: { x: -20, y: 300 },
        via: [
          { x: 320, y: 90 },
          { x: 240, y: 130 },
        ],
      },
    },
    options: { margin: 10, bendCost: 50, stub: 0, gap: 6, avoid: [] },
  },
  'a way out was longer than its margin by rounding': {
    boxes: {
      'box 0': { x: 0, y: 100, width: 5, height: 5 },
      'box 3': { x: 93.04974828846753, y: 60, width: 40, height: 20 },
      'box 4': { x: 133.04974828846753, y: 60, width: 20, height: 80 },
      'box 5': { x: 110, y: 80, width: 16.383081621800855, height: 10, parent: 'box 3' },
    },
    lines: { 'line 4': { from: { box: 'box 5', side: 'right', at: 0.5 }, to: { box: 'box 0', side: 'top' } } },
    options: { margin: 10, bendCost: 50, stub: 5, gap: 6, avoid: [] },
  },
  'a box reached over a way out by 1e-13': {
    boxes: {
      'box 2': { x: -1e-13, y: 203.66099879611284, width: 40, height: 5 },
      'box 3': { x: -20, y: 105.25722429156303, width: 10, height: 5 },
    },
    lines: { 'line 1': { from: { box: 'box 3', at: 0.5 }, to: { x: 0, y: 170, heading: 'bottom' } } },
    options: { margin: 20, bendCost: 50, stub: 0, gap: 6, avoid: [] },
  },
  'a way out was half of a narrow gap': {
    boxes: {
      'box 0': { x: 200, y: 90, width: 15, height: 70 },
      'box 2': { x: 220, y: 110, width: 10, height: 20 },
      'box 3': { x: 215, y: 90.0000000000001, width: 85, height: 5 },
      'box 4': { x: 220, y: 130, width: 5, height: 40 },
    },
    lines: { 'line 1': { from: { box: 'box 2', side: 'top' }, to: { box: 'box 4' } } },
    options: { margin: 10, bendCost: 50, stub: 30, gap: 6, avoid: [] },
  },
  'the end of a way out touched a box at its corner': {
    boxes: {
      'box 2': { x: 225, y: 240, width: 5, height: 40 },
      'box 4': { x: 228, y: 240, width: 2, height: 16.333333333333314 },
      'box 5': { x: 210, y: 280, width: 40, height: 60 },
    },
    lines: { 'line 4': { from: { box: 'box 2', side: 'top' }, to: { box: 'box 4', side: 'bottom' } } },
    options: { margin: 20, bendCost: 50, stub: 15, gap: 6, avoid: [] },
  },
  'a hood was at the other end': {
    boxes: { 'box 2': { x: 190, y: 52, width: 20, height: 38 }, 'box 3': { x: 180, y: 50, width: 15, height: 2 } },
    lines: { 'line 1': { from: { box: 'box 2' }, to: { box: 'box 3', side: 'left', at: 1 } } },
    options: { margin: 20, bendCost: 50, stub: 0, gap: 6, avoid: [] },
  },
  'a segment was pushed from a far one onto another': {
    boxes: {
      'box 1': { x: 120, y: 180, width: 15, height: 5 },
      'box 2': { x: 150, y: 250, width: 80, height: 110 },
      'box 3': { x: 280, y: 110, width: 20, height: 70 },
    },
    lines: {
      'line 3': {
        from: { x: 100, y: 10 },
        to: { box: 'box 2', side: 'top' },
        via: [
          { x: 230, y: 280 },
          { x: 140, y: 150 },
        ],
      },
      'line 1': { from: { box: 'box 3', side: 'bottom' }, to: { box: 'box 1', side: 'top', at: 0.5 } },
    },
    options: { margin: 2, bendCost: 50, stub: 0, gap: 2, avoid: [] },
  },
  'an end was moved onto the coordinate of a side that was not used': {
    boxes: {
      'box 0': { x: 90, y: 110, width: 5, height: 40 },
      'box 1': { x: 30, y: 110, width: 60, height: 80.00000000099999 },
    },
    lines: { 'line 2': { from: { box: 'box 1' }, to: { box: 'box 0', side: 'right', at: 1 } } },
    options: {
      margin: 10,
      bendCost: 50,
      stub: 0,
      gap: 6,
      avoid: [{ x: 91.999999999, y: 150.000000001, width: 30, height: 30 }],
    },
  },
  'a way out met a box at its corner, but for 1e-9': {
    boxes: {
      'box 0': { x: 50, y: 170, width: 80, height: 5 },
      'box 3': { x: 130, y: 80, width: 40, height: 80 },
      'box 4': { x: 40.000000001, y: 164.999999999, width: 40, height: 5 },
    },
    lines: { 'line 2': { from: { x: 172, y: 104, heading: 'top' }, to: { box: 'box 0', side: 'top', at: 1 } } },
    options: { margin: 10, bendCost: 50, stub: 0, gap: 6, avoid: [] },
  },
  'a line passed through a box from within a hood': {
    boxes: {
      'box 0': { x: 30, y: 210, width: 40, height: 25 },
      'box 2': { x: 50, y: 230, width: 10, height: 10, parent: 'box 0' },
    },
    lines: {
      'line 2': { from: { box: 'box 0', side: ['right', 'bottom'], at: 1 }, to: { box: 'box 2', side: 'right' } },
    },
    options: { margin: 0, bendCost: 50, stub: 0, gap: 6, avoid: [] },
  },
  'an end lay on the side of another box, which the other end nearly had': {
    boxes: {
      'box 0': { x: 370.83, y: -610, width: 40, height: 40 },
      'box 1': { x: 410, y: -610, width: 30, height: 19.999999999999886 },
    },
    lines: { line: { from: { box: 'box 0' }, to: { x: 610, y: -590 } } },
    options: { margin: 10, bendCost: 50, stub: 0, gap: 6, avoid: [] },
  },
  'lines that met at a corner passed each other': {
    boxes: {
      'box 3': { x: 200, y: 130, width: 40, height: 80 },
      'box 5': { x: 110, y: 70, width: 2, height: 10 },
      'box 6': { x: 230, y: 220, width: 80, height: 1 },
    },
    lines: {
      'line 6': { from: { box: 'box 5', side: 'top' }, to: { box: 'box 3', side: 'bottom' } },
      'line 4': { from: { box: 'box 6', side: 'left' }, to: { x: 20, y: 210 } },
      'line 1': {
        from: { x: 120, y: 70 },
        to: { box: 'box 6', side: 'left' },
        via: [
          { x: 110, y: 70 },
          { x: 270, y: 160 },
        ],
      },
    },
    options: { margin: 10, bendCost: 50, stub: 0, gap: 6, avoid: [] },
  },
  'lines that met at a corner passed each other, beside a box': {
    boxes: {
      'box 1': { x: 285, y: 280, width: 20, height: 5 },
      'box 3': { x: 210, y: 240, width: 80, height: 5 },
      'box 4': { x: 340, y: 150, width: 5, height: 40 },
      'box 5': { x: 210, y: 235, width: 40, height: 5 },
    },
    lines: {
      'line 5': { from: { box: 'box 4', side: 'bottom' }, to: { x: 0, y: 320 } },
      'line 4': { from: { box: 'box 5' }, to: { box: 'box 1', side: 'top', at: 0.5 } },
      'line 3': { from: { box: 'box 1', at: 0.5 }, to: { x: 140, y: 50 }, via: [{ x: 245, y: 240 }] },
      'line 1': { from: { box: 'box 3', side: 'bottom' }, to: { box: 'box 3', side: 'right', at: 0.5 } },
    },
    options: { margin: 10, bendCost: 50, stub: 0, gap: 24, avoid: [] },
  },
};
