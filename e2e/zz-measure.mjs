import { chromium } from '@playwright/test'

const base = 'http://127.0.0.1:8217/medical/'
const ask = async (m, p, o = {}) => {
  const r = await fetch(base + 'prod-api' + p, { method: m, ...o })
  return (await r.json()).data
}
const { captchaKey } = await ask('GET', '/api/v1/auth/captcha')
const f = new FormData()
for (const [k, v] of Object.entries({ username: 'admin', password: 'demo-pass-1', captchaKey, captchaCode: 'abcd' })) f.append(k, v)
const { accessToken } = await ask('POST', '/api/v1/auth/login', { body: f })
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
for (const [language, density] of [
  ['zh-cn', 'middle'],
  ['zh-cn', 'small'],
  ['en', 'middle'],
  ['en', 'small'],
]) {
  const c = await b.newContext({ viewport: { width: 1440, height: 900 } })
  await c.addInitScript(
    ([t, l, d]) => {
      localStorage.setItem('language', l)
      localStorage.setItem('density', d)
      localStorage.setItem('medicalAccessToken', JSON.stringify({ value: 'Bearer ' + t, time: Date.now() }))
    },
    [accessToken, language, density],
  )
  const p = await c.newPage()
  await p.goto(base + 'system/user')
  await p.waitForSelector('tbody tr[data-row-key]')
  await p.waitForTimeout(800)
  console.log(
    language,
    density,
    JSON.stringify(
      await p.evaluate(() => {
        const f = document.querySelector('.table-frame')
        const rows = [...document.querySelectorAll('tbody tr')]
        const wide = rows.slice(0, 12).map((r) =>
          [...r.cells].map((td) => {
            const inner = [...td.children].reduce((m, e) => Math.max(m, e.getBoundingClientRect().height), 0)
            return Math.round(inner)
          }),
        )
        return {
          client: f.clientWidth,
          scroll: f.scrollWidth,
          heights: rows.map((r) => Math.round(r.getBoundingClientRect().height)),
          inner: wide[0],
          inner2: wide[5],
          heads: [...document.querySelectorAll('th')].map((t) => t.innerText + ':' + Math.round(t.getBoundingClientRect().width)),
        }
      }),
    ),
  )
  await p.screenshot({ path: `/tmp/acc-prod/user-${language}-${density}.png` })
  await c.close()
}
await b.close()
