import { expect, test } from 'vitest'
import { takeListeningSocket } from './listening-socket.ts'

test('without a socket passed on, the product opens its own', () => {
  expect(takeListeningSocket({}, 7)).toBeUndefined()
  expect(takeListeningSocket({ LISTEN_FDS: '0', LISTEN_PID: '7' }, 7)).toBeUndefined()
})

test('a socket that was passed on is file descriptor 3, and no child process inherits its variables', () => {
  const environment = {
    LISTEN_FDS: '1',
    LISTEN_PID: '7',
    LISTEN_FDNAMES: 'residency.socket',
    PORT: '80',
  }

  expect(takeListeningSocket(environment, 7)).toEqual({ fd: 3 })
  expect(environment).toEqual({ PORT: '80' })
})

test('a parent that cannot know the number of its child leaves it out', () => {
  expect(takeListeningSocket({ LISTEN_FDS: '1' }, 7)).toEqual({ fd: 3 })
})

test('a socket meant for another process is left alone', () => {
  expect(takeListeningSocket({ LISTEN_FDS: '1', LISTEN_PID: '8' }, 7)).toBeUndefined()
})

test('two sockets stop the start with a sentence', () => {
  expect(() => takeListeningSocket({ LISTEN_FDS: '2', LISTEN_PID: '7' }, 7)).toThrow(
    /LISTEN_FDS: 2 sockets were passed on/,
  )
})
