// The browser of one person: a connection of their own from an address of their own, the port they
// were given, and the other one if that one refuses.
import { Agent, request } from 'node:http'
import { API } from '../product.mjs'

const LONGEST_MS = 90_000
const UNAUTHORISED = 401

/** 127.1.0.1 and on: the limits of a client's address are counted for each person. */
const addressOf = (number) => `127.1.${Math.floor(number / 250)}.${1 + (number % 250)}`

/** The code and the sentence of a refusal, as far as the product answered it. */
const refusalOf = (status, text) => {
  try {
    const { code, msg } = JSON.parse(text)

    return { code: `${status} ${code}`, sentence: msg }
  } catch {
    return { code: String(status) }
  }
}

export function openClient(number, ports, measures) {
  const agent = new Agent({ keepAlive: true, maxSockets: 6, localAddress: addressOf(number) })
  let at = number % ports.length
  let token
  let cookie

  const headersOf = (body) => ({
    ...(token && { authorization: `Bearer ${token}` }),
    ...(cookie && { cookie }),
    ...(body && { 'content-type': body.type, 'content-length': body.bytes.length }),
  })

  const send = (method, path, body, hear) =>
    new Promise((done, fail) => {
      const asked = request(
        {
          agent,
          method,
          host: '127.0.0.1',
          port: ports[at],
          path: `${API.replace('/api/v1', '')}${path}`,
          headers: headersOf(body),
          timeout: LONGEST_MS,
        },
        (answer) => hear(answer, done, fail),
      )

      asked.on('timeout', () => asked.destroy(Object.assign(new Error(), { code: 'timeout' })))
      asked.on('error', (error) =>
        fail(
          Object.assign(error, { wasReused: asked.reusedSocket && error.code === 'ECONNRESET' }),
        ),
      )
      asked.end(body?.bytes)
    })

  const hearWhole = (answer, done, fail) => {
    const parts = []
    const [given] = answer.headers['set-cookie'] ?? []
    if (given) cookie = given.split(';')[0]

    answer.on('data', (part) => parts.push(part))
    answer.on('error', fail)
    answer.on('end', () => done({ status: answer.statusCode, bytes: Buffer.concat(parts) }))
  }

  /**
   * Asks, and asks once more as browsers do where the server closed a connection that had been idle
   * in the moment in which it was used again; asks the other process where this one refuses the
   * connection.
   */
  async function sendSomewhere(method, path, body, hear) {
    try {
      return await send(method, path, body, hear)
    } catch (error) {
      if (error.wasReused) measures.count('idle connections that ended as they were used again')
      else if (error.code === 'ECONNREFUSED') {
        measures.count('people who moved to the other process')
        at = (at + 1) % ports.length
      } else throw error

      return send(method, path, body, hear)
    }
  }

  /**
   * Calls the product and records it as part of an action. Answers the data, the bytes of a file, or
   * undefined if it failed.
   */
  async function ask(action, method, path, body) {
    const begun = performance.now()
    const end = (error) => measures.add(action, performance.now() - begun, error)

    try {
      const { status, bytes } = await sendSomewhere(method, path, body, hearWhole)

      if (status === UNAUTHORISED) token = undefined

      if (status >= 400) {
        const text = bytes.toString()
        const { code, sentence } = refusalOf(status, text)

        end(code)
        measures.read(`${code} ${sentence}`)

        return { status, text }
      }

      end()

      return bytes[0] === 0x7b ? { data: JSON.parse(bytes.toString()).data } : { data: bytes }
    } catch (error) {
      end(error.code ?? error.message)
      return { status: 0, text: error.message }
    }
  }

  /** A body of JSON. */
  const json = (value) => ({ type: 'application/json', bytes: Buffer.from(JSON.stringify(value)) })

  /** Opens the live updates; `end` is called when they end, or could not be opened. */
  async function listen(hear, end) {
    const begun = performance.now()

    try {
      await sendSomewhere('GET', '/api/v1/live', undefined, (answer, done, fail) => {
        if (answer.statusCode !== 200) {
          if (answer.statusCode === UNAUTHORISED) token = undefined
          answer.resume()
          fail(Object.assign(new Error(), { code: String(answer.statusCode) }))
          return
        }

        answer.on('data', (part) => part.includes('data:') && hear())
        answer.on('error', () => {})
        answer.on('close', end)
        done()
      })

      measures.add('live updates', performance.now() - begun)
    } catch (error) {
      measures.add('live updates', performance.now() - begun, error.code ?? error.message)
      end()
    }
  }

  return {
    ask,
    listen,
    get: (action, path) => ask(action, 'GET', path),
    post: (action, path, value) => ask(action, 'POST', path, json(value)),

    /** A form with fields, or with one file. */
    async postForm(action, path, form) {
      const whole = new Response(form)

      return ask(action, 'POST', path, {
        type: whole.headers.get('content-type'),
        bytes: Buffer.from(await whole.arrayBuffer()),
      })
    },
    signIn: (given) => {
      token = given
    },
    isSignedIn: () => token !== undefined,
    close: () => agent.destroy(),
  }
}
