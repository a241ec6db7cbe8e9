// `npm start`: prepares the checkout and runs the product below a small parent, which keeps its
// listening socket open. SIGHUP restarts the product without refusing a connection: a second
// process starts on the same socket, and the first one stops when the second one serves. A service
// manager does the same by socket activation, and starts packages/server/dist/main.js without this
// parent.
import cluster from 'node:cluster'
import { join } from 'node:path'
import { orExplain, readSettings, root, setup } from './setup.mjs'

await orExplain(() => setup())
// Relative paths in the configuration (DATA_DIR=./data) are relative to the project, wherever npm
// was called.
process.chdir(root)
readSettings()

// The processes accept by themselves: the parent only holds the socket.
cluster.schedulingPolicy = cluster.SCHED_NONE
cluster.setupPrimary({ exec: join(root, 'packages/server/dist/main.js') })

let current = cluster.fork()
let next
let isStopping = false

/**
 * Called when a process ended. The product has ended with its current process; a next one that ends
 * did not start.
 */
function onExit(worker, code, signal) {
  if (worker === current) process.exit(code ?? (signal ? 1 : 0))
  if (worker !== next) return

  next = undefined
  console.error('The restart failed: the running process goes on.')
}

/** Called when a process serves. A next one replaces the current one. */
function onListening(worker) {
  if (worker !== next) return

  const former = current

  current = next
  next = undefined
  former.send('socket is kept')
  former.process.kill('SIGTERM')
}

function restart() {
  if (!next && !isStopping) next = cluster.fork()
}

function stop(signal) {
  isStopping = true
  next?.process.kill('SIGKILL')
  current.process.kill(signal)
}

cluster.on('exit', onExit)
cluster.on('listening', onListening)
process.on('SIGHUP', restart)
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop(signal))
