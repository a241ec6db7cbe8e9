import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freePort } from '../../../testing/server/free-port.ts'
import { countWaitingConnections, waitingIn } from './waiting-connections.ts'

const TABLE = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:1F90 00000000:0000 0A 00000000:0000001B 00:00000000 00000000     0        0 1 1 0 100 0 0 10 0
   1: 0100007F:1F91 00000000:0000 0A 00000000:00000002 00:00000000 00000000     0        0 2 1 0 100 0 0 10 0
   2: 0100007F:1F90 0100007F:C001 01 00000000:00000009 00:00000000 00000000     0        0 3 1 0 20 4 30 10 -1
`

test('the accept queue of the listening socket at a port is counted, not the bytes of its connections', () => {
  expect(waitingIn(TABLE, 8080)).toBe(27)
  expect(waitingIn(TABLE, 8081)).toBe(2)
  expect(waitingIn(TABLE, 80)).toBe(0)
})

test('connections to a process that does not accept are counted as waiting', async () => {
  const port = await freePort()
  const code = `require('node:net').createServer().listen(${port}, '127.0.0.1', () => process.kill(process.pid, 'SIGSTOP'))`
  const frozen = spawn(process.execPath, ['-e', code])
  const clients = []

  try {
    while (clients.length < 3) {
      const client = connect(port, '127.0.0.1')

      const isOpen = await once(client, 'connect').then(
        () => true,
        () => false,
      )
      if (isOpen) clients.push(client)
      else await sleep(20)
    }

    expect(countWaitingConnections(port)).toBe(3)
  } finally {
    for (const client of clients) client.destroy()
    frozen.kill('SIGKILL')
  }
})
