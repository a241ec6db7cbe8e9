// `npm run dev`: the product for people who change it. The server runs from its sources and
// restarts when one changes; the pages are reloaded in place (vite). The database is the embedded
// one in ./data, unless DATABASE_URL names another.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { readSettings, root } from './setup.mjs'

readSettings()

const {
  PORT = '8080',
  PAGES_PORT = '5173',
  DEMO_PASSWORD = 'demo-pass-1',
  CAPTCHA_FIXED_CODE = 'abcd',
} = process.env

const sources = ['packages/server/src', 'packages/contract/src'].map(
  (folder) => `--watch-path=${join(root, folder)}`,
)

const SERVER = {
  args: ['--watch', '--watch-preserve-output', ...sources, 'packages/server/src/main.ts'],
  cwd: root,
  environment: {
    PORT,
    DEMO: '1',
    DEMO_PASSWORD,
    CAPTCHA_FIXED_CODE,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    // A restart waits for nobody, and what it compiled is of no use to the next one.
    STOP_IDLE_SECONDS: '0',
    NODE_DISABLE_COMPILE_CACHE: '1',
  },
}

const PAGES = {
  args: [join(root, 'node_modules/vite/bin/vite.js'), '--port', PAGES_PORT, '--strictPort'],
  cwd: join(root, 'packages/web'),
  environment: { API_URL: `http://127.0.0.1:${PORT}` },
}

const children = [SERVER, PAGES].map(({ args, cwd, environment }) =>
  spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...environment } }),
)

function stop(signal) {
  for (const child of children) child.kill(signal)
}

for (const child of children)
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0
    stop('SIGTERM')
  })

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal))

console.log(`
Pages   http://localhost:${PAGES_PORT}/medical/   (changes appear at once)
API     http://localhost:${PORT}/medical/prod-api/doc.html   (restarts when a source of the server changes)
Accounts of the demo: root, admin, bhb, base, dept, teacher, student, applicant, partner; password ${DEMO_PASSWORD}; captcha ${CAPTCHA_FIXED_CODE}
`)
