// What the proof inside the bare root does again and again: run a command, ask the product, say
// what was seen.
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'

export const UNIT = '/etc/systemd/system/residency.service'
export const LOG = '/var/log/residency.log'

/** The password of all demo accounts. */
export const PASSWORD = 'proof-pass-1'
const HOST = 'http://127.0.0.1:8080'
const API = '/medical/prod-api'

/**
 * Where systemd is not process 1, these do what it would do: the unit's own command, as its user,
 * with its folder for compiled code.
 */
const START = `
mkdir -p /var/cache/residency && chown residency:residency /var/cache/residency
command=$(sed -n 's/^ExecStart=//p' ${UNIT})
user=$(sed -n 's/^User=//p' ${UNIT})
setsid setpriv --reuid=$user --regid=$user --init-groups --no-new-privs env -i PATH=/usr/bin:/bin CACHE_DIRECTORY=/var/cache/residency \\
  sh -c "echo \\$\\$ > /var/cache/residency/pid; umask 0077; exec $command" >> ${LOG} 2>&1 < /dev/null &
`

const STOP = `
pid=$(cat /var/cache/residency/pid)
kill -TERM $pid 2> /dev/null || exit 0
while kill -0 $pid 2> /dev/null; do sleep 0.1; done
`

writeFileSync('/usr/local/bin/start-residency', START)
writeFileSync('/usr/local/bin/stop-residency', STOP)

const environment = {
  PATH: '/usr/sbin:/usr/bin:/sbin:/bin:/usr/local/bin',
  LANG: 'C.UTF-8',
  START_COMMAND: 'sh /usr/local/bin/start-residency',
  STOP_COMMAND: 'sh /usr/local/bin/stop-residency',
}

export function show(what, isTrue, detail = '') {
  console.log(JSON.stringify({ ok: Boolean(isTrue), what, detail: String(detail).trim() }))
}

/** Runs a command as root; its exit code, what it printed and its seconds. */
export function run(command, ...args) {
  const begun = performance.now()

  const { status, stdout, stderr } = spawnSync(command, args, {
    env: environment,
    encoding: 'utf8',
  })

  return {
    ok: status === 0,
    text: `${stdout}${stderr}`.trim(),
    seconds: ((performance.now() - begun) / 1000).toFixed(1),
  }
}

export const unpack = (archive) => {
  execFileSync('tar', ['--extract', '--gzip', '--directory=/mnt', `--file=${archive}`])
  return archive.replace(/^.*\//, '/mnt/').replace(/\.tar\.gz$/, '')
}

export const lastLine = (text) => text.split('\n').at(-1)

/**
 * One request on a connection of its own: a connection that is used again may end with the product
 * that was stopped.
 */
export function ask(method, path, { token, body, type } = {}) {
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(type ? { 'content-type': type } : {}),
  }

  return new Promise((done, fail) => {
    const sent = request(`${HOST}${path}`, { method, headers, agent: false }, async (answer) => {
      const parts = []
      for await (const part of answer) parts.push(part)
      done({
        status: answer.statusCode,
        type: answer.headers['content-type'] ?? '',
        bytes: Buffer.concat(parts),
      })
    })

    sent.on('error', fail)
    sent.end(body)
  })
}

export const get = (path, token) => ask('GET', `${API}${path}`, { token })
export const getJson = async (path, token) => JSON.parse((await get(path, token)).bytes.toString())

export async function logIn(username) {
  const { data } = await getJson('/api/v1/auth/captcha')
  const form = new FormData()

  for (const [name, value] of Object.entries({
    username,
    password: PASSWORD,
    captchaKey: data.captchaKey,
    captchaCode: 'abcd',
  }))
    form.set(name, value)

  const encoded = new Response(form)
  const body = Buffer.from(await encoded.arrayBuffer())

  const answer = await ask('POST', `${API}/api/v1/auth/login`, {
    body,
    type: encoded.headers.get('content-type'),
  })

  return JSON.parse(answer.bytes.toString()).data?.accessToken
}

/** Enters something that is looked for later. */
export async function enter(token, email) {
  const body = JSON.stringify({ gender: 1, email, avatar: '' })
  return (
    await ask('POST', `${API}/api/v1/users/accountInfo`, { token, body, type: 'application/json' })
  ).bytes.toString()
}

export const readEntered = async (token) => (await getJson('/api/v1/users/info', token)).data?.email

export async function serves(version, when) {
  const health = await getJson('/health/ready').catch((error) => ({ status: error.message }))

  show(
    `${when}: /health/ready says ${version}`,
    health.status === 'UP' && health.version === version,
    JSON.stringify(health),
  )

  const token = await logIn('admin')

  show(`${when}: admin logs in through HTTP`, token, token ? 'with a token' : 'no token')

  return token
}

export const linesOfLog = () => readFileSync(LOG, 'utf8').trim().split('\n')
