import type { openServer } from './open-server.ts'

type TestServer = Awaited<ReturnType<typeof openServer>>

/**
 * Callers with a browser of their own, which has a device cookie. The same name of a device is the
 * same browser again, also for somebody else.
 */
export function browsersOf(server: TestServer) {
  const devices = new Map<string, string>()

  return async (username: string, device = username) => {
    const caller = await server.as(username)

    if (!devices.has(device)) {
      const seen = await server.anonymous.get('/api/v1/auth/captcha')
      devices.set(device, String(seen.headers['set-cookie']).split(';')[0]!)
    }

    return caller.with({ cookie: devices.get(device)! })
  }
}
