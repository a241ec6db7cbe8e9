import { builtinEnvironments, type Environment } from 'vitest/runtime'

const browser = builtinEnvironments['happy-dom']

/**
 * happy-dom, set up once in a process and not once for every file: the files of a process share
 * their modules, so that the window they share costs nothing further (0.9 s each before). What a
 * file leaves in it is removed by `browser.setup.ts`.
 */
export default {
  ...browser,
  name: 'shared-browser',
  async setup(global, options) {
    if (!('document' in global)) await browser.setup(global, options)
    return { teardown() {} }
  },
} satisfies Environment
