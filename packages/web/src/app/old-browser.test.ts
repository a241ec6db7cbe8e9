import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../..')
const script = readFileSync(join(web, 'public/old-browser.js'), 'utf8')

test.each(['index.html', 'login.html'])(
  '%s has words for browsers that cannot run modules',
  (name) => {
    const page = new DOMParser().parseFromString(readFileSync(join(web, name), 'utf8'), 'text/html')
    runInNewContext(script, { document: page })

    const text = page.body.textContent

    expect(text).toContain('这个浏览器太旧')
    expect(text).toContain('This browser is too old')
  },
)

test('the documents name the script for these browsers alone', () => {
  for (const name of ['index.html', 'login.html'])
    expect(readFileSync(join(web, name), 'utf8')).toContain(
      '<script nomodule vite-ignore src="/medical/old-browser.js"></script>',
    )
})

test('the script has nothing that these browsers do not know', () => {
  expect(script).not.toMatch(/\b(const|let|class)\b|=>|`|\.\.\./)
})
