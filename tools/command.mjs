// `node tools/command.mjs NAME [arguments]`: a command of the server (outbox, audit-check, audit-head) on a prepared checkout.
import { orExplain, root, setup } from './setup.mjs'

await orExplain(() => setup())
process.chdir(root)
await import('../packages/server/dist/command.js')
