// The folder layout: which folders exist and how files in each may be named. check-rooms.mjs
// compares the tree with it.

export { AREA_ORDER as AREAS } from '../area-order.mjs'

export const TOP_FOLDERS = [
  'packages',
  'docs',
  'e2e',
  'bench',
  'tools',
  'release',
  '.ci',
  '.github',
]

/** Folders below packages/<name>/src. */
export const FLOORS = {
  contract: ['kernel', 'areas'],
  server: [
    'platform',
    'algorithms',
    'areas',
    'demo',
    'migrations',
    'testing',
    'invariants',
    'data',
  ],
  web: ['app', 'ui', 'screens', 'platform', 'theme', 'areas', 'testing'],
}

/** Kind suffixes of files in an area, by package; `plain` are names allowed without a suffix. */
export const KINDS = {
  contract: {
    suffixes: ['contract', 'flow', 'public', 'rules', 'shape', 'text'],
    plain: /^(access|public|waiting|text)\.ts$/,
  },
  // Without a suffix: a use case (verb-noun) or a plain catalogue entity.
  server: {
    suffixes: [
      'area',
      'routes',
      'rules',
      'policy',
      'queries',
      'table',
      'public',
      'demo',
      'seed',
      'jobs',
      'sheet',
      'text',
    ],
    plain: /^[a-z0-9-]+\.ts$/,
  },
  // Without a suffix: a component or hook of the area.
  web: {
    suffixes: [
      'area',
      'page',
      'columns',
      'queries',
      'calls',
      'paths',
      'text',
      'rules',
      'public',
      'entry',
    ],
    plain: /^([a-z0-9-]+\.(tsx|css)|[a-z0-9-]+\.public\.css|use-[a-z0-9-]+\.ts)$/,
  },
}

/** First words of use case files; any other file is a catalogue entity. */
export const VERBS = new Set(
  (
    'accept act add adjust answer apply approve archive arrange ask assign bind book build cancel change check claim clear close complete ' +
    'confirm copy count create decide delete detach disable download draw edit enable end enrol enter export fill find finish forget get ' +
    'give grant hand hide import invite issue join leave lift list load lock log mark match merge move notify open pass pay place plan ' +
    'post prepare preview print publish purge put read reassign receive record refuse reject release remove rename renew reopen replace ' +
    'report request reset resolve restore resume return reveal review revoke save schedule score send set show sign slow sort start stop ' +
    'store submit suggest switch sync take transfer unbind unlock update upload use verify watch withdraw write'
  ).split(' '),
)

export const FORBIDDEN_WORDS = new Set(
  'manager managers helper helpers util utils common data info handle handler handlers process'.split(
    ' ',
  ),
)

/**
 * `folder`: files of a folder of code. Style sheets have lines; the others count statements, so that
 * a literal may be written out.
 */
export const LIMITS = {
  folder: 25,
  styleLines: 300,
  file: 200,
  page: 40,
  useCase: 56,
  catalogue: 74,
  queries: 72,
}
