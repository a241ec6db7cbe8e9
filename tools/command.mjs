// `node tools/command.mjs NAME [arguments]`: a command of the server (outbox, audit-check,
// audit-head) on a prepared checkout.
import { orExplain, readSettings, root, setup } from './setup.mjs'

await orExplain(() => setup())
process.chdir(root)
readSettings()
await import('../packages/server/dist/command.js')
