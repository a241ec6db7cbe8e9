// Longest turn of the API's event loop during single calls, each made once in a fresh process and
// once more. Usage: node bench/loop.mjs
import { once } from 'node:events'
import { join } from 'node:path'
import { API, freshFolder, loginAs, manyUsers, root, startApi, stopApi } from './product.mjs'

const PORT = 8393

const CALLS = [
  ['api-docs', '/medical/prod-api/v3/api-docs'],
  ['schools, exported', `${API}/schools/_export`],
  ['users, exported', `${API}/users/_export?reason=bench`],
  ['a page of users', `${API}/users/page?pageSize=200`],
  ['menus/routes', `${API}/menus/routes`],
]

const folder = freshFolder('bench-loop')

const api = await startApi(
  folder,
  PORT,
  { NODE_OPTIONS: `--import ${join(root, 'bench/loop-watch.mjs')}` },
  ['ignore', 'ignore', 'inherit', 'ipc'],
)

const longest = async () => {
  const answer = once(api, 'message')
  api.kill('SIGUSR2')

  return (await answer)[0].longest
}

try {
  await manyUsers(folder, 10_007)

  const headers = { authorization: `Bearer ${await loginAs(PORT, 'root')}` }

  await new Promise((done) => setTimeout(done, 2000))

  for (const [name, path] of CALLS)
    for (const which of ['first', 'again']) {
      await longest()

      const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, { headers })
      const { byteLength } = await answer.arrayBuffer()

      console.log(
        `${name}, ${which}: ${Math.round(await longest())} ms (status ${answer.status}, ${Math.round(byteLength / 1024)} KB)`,
      )
    }
} finally {
  await stopApi(api)
}
