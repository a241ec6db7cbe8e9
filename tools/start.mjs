import { orExplain, root, setup } from './setup.mjs'

await orExplain(() => setup())
// Relative paths in the configuration (DATA_DIR=./data) are relative to the project, wherever npm was called.
process.chdir(root)
await import('../packages/server/dist/main.js')
