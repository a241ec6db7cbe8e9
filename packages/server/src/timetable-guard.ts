import { Socket } from 'node:net'

/** A thread beside the solver that ends the process as soon as the server closes its end of the pipe, however it went. */
new Socket({ fd: 0, writable: false }).on('close', () => process.kill(process.pid, 'SIGKILL')).resume()
