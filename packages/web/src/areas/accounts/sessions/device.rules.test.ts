import { expect, test } from 'vitest'
import { deviceOf } from './device.rules.ts'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, 'Chrome · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/140.0`, 'Edge · Windows'],
  [`Mozilla/5.0 (Linux; Android 15) ${CHROME}`, 'Chrome · Android'],
  [`Mozilla/5.0 (Linux; Android 12; HarmonyOS) ${CHROME}`, 'Chrome · HarmonyOS'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    'Safari · iOS',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0', 'WeChat · iOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
])('%s is %s', (agent, name) => {
  expect(deviceOf(agent)).toBe(name)
})

test('a program that nobody knows is shown by the begin of its name, and none by a question mark', () => {
  expect(deviceOf('curl/8.5.0')).toBe('curl/8.5.0')
  expect(deviceOf('x'.repeat(80))).toHaveLength(40)
  expect(deviceOf('')).toBe('?')
})
