import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installFeedback } from '../feedback.ts'
import { embeddingProgram, saveFile } from './download.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0 Mobile Safari/537.36'

const file = { blob: new Blob(['a']), name: '名单.xlsx' }
let messages: string[]

beforeEach(() => {
  messages = []
  installFeedback({
    toast: (_kind, text) => void messages.push(text),
    ask: async ({ content }) => messages.push(content) > 0,
  })
})

afterEach(() => vi.restoreAllMocks())

test.each([
  ['WeCom', `${PHONE} MicroMessenger/7.0.1 wxwork/4.1.20`, 'wecom'],
  ['WeChat', `${PHONE} MicroMessenger/8.0.47`, 'wechat'],
  ['DingTalk', `${PHONE} AliApp(DingTalk/7.5.20)`, 'dingTalk'],
  ['QQ', `${PHONE} V1_AND_SQ_9.0.30 QQ/9.0.30`, 'qq'],
])('the browser within %s is known', (_name, agent, program) => {
  expect(embeddingProgram(agent)).toBe(program)
})

test.each([
  ['Chrome', PHONE],
  ['the browser of QQ, which downloads', `${PHONE} MQQBrowser/14.5`],
])('%s is a browser of its own', (_name, agent) => {
  expect(embeddingProgram(agent)).toBeNull()
})

test('where a download does nothing, the reader is asked to open the address in a browser', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`${PHONE} MicroMessenger/8.0.47`)

  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})

  saveFile(file)

  expect(click).not.toHaveBeenCalled()
  expect(messages).toEqual([expect.stringMatching(/微信.*浏览器/)])
  expect(messages[0]).toContain(location.href)
})

test('a file that cannot be saved is named as such', () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('no memory')
  })

  saveFile(file)

  expect(messages).toEqual(['文件没有下载完，请重试'])
})
