/** The cards of the landing page: what a visitor wants to do, and where to read on. */
export interface Task {
  readonly title: string;
  readonly text: string;
  readonly names: string;
  readonly link: string;
  readonly picture: string;
}

/** The addresses of the pictures of docs/images. */
const PICTURES = import.meta.glob<string>('../../docs/images/*.svg', { eager: true, query: '?url', import: 'default' });

function picture(name: string): string {
  return PICTURES[`../../docs/images/${name}.svg`];
}

export const TASKS: readonly Task[] = [
  {
    title: 'One unit, from your own map',
    text: 'Rows, text, tiles or images become a grid. One call finds the route.',
    names: 'Grid · findPath',
    link: '/start',
    picture: picture('diagonals-only-when-no-obstacles'),
  },
  {
    title: 'Tanks, boats and doors',
    text: 'Units of any size, ground that only some may enter, one-way cells, thin walls.',
    names: 'size · kindCosts · setExit',
    link: '/units',
    picture: picture('size'),
  },
  {
    title: 'Thousands at once',
    text: 'One field shows every cell its next step: to a goal, to the nearest of many, or out of danger.',
    names: 'distanceField · layers',
    link: '/fields',
    picture: picture('distance-field'),
  },
  {
    title: 'Teams that never collide',
    text: 'Units go around, wait, give way and swap places in corridors.',
    names: 'createTeam · findTeamPaths',
    link: '/teams',
    picture: picture('team'),
  },
  {
    title: 'Any angle',
    text: 'The truly shortest line for a body of one cell, not a smoothed staircase.',
    names: 'findAnyAnglePath',
    link: '/routes#the-shortest-route-at-any-angle',
    picture: picture('any-angle'),
  },
  {
    title: 'Danger, crowds, walls to keep off',
    text: 'Layers add costs to the ground, frame by frame, and leave the map alone.',
    names: 'CostLayer · inflationLayer',
    link: '/units#influence-layers',
    picture: picture('layers'),
  },
];
