import { orExplain, root, setup } from './setup.mjs'

await orExplain(() => setup())
// Relative paths of the configuration (DATA_DIR=./data) count from the project, wherever npm was called.
process.chdir(root)
await import('../packages/server/dist/main.js')
