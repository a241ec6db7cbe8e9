import type { Book } from '@residency/contract/kernel/label'
import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  currentLanguage,
  loadTextsInUse,
  setLanguage,
  switchLanguage,
  useLanguageFailed,
  useText,
} from './i18n.ts'
import { bookOf, forgetTexts } from './texts.ts'

type Answer = { ok: boolean; texts: object }
const first = bookOf('first') as Book<{ title: string }>
const second = bookOf('second', true) as Book<{ title: string; save: string }>

/** Answers of the network that are waited for, by the name of the file. */
let pending: Map<string, (answer: Answer) => void>

const arrive = (file: string, texts: object) =>
  act(async () => pending.get(file)!({ ok: true, texts }))

const fail = (file: string) => act(async () => pending.get(file)!({ ok: false, texts: {} }))

beforeEach(() => {
  forgetTexts()
  setLanguage('zh-cn')
  pending = new Map()

  vi.stubGlobal('fetch', async (address: string) => {
    const answer = await new Promise<Answer>((resolve) =>
      pending.set(address.slice(address.lastIndexOf('/') + 1), resolve),
    )

    return new Response(JSON.stringify(answer.texts), { status: answer.ok ? 200 : 404 })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  forgetTexts()
})

function Titles() {
  const [firstText, secondText] = [useText(first), useText(second)]
  return (
    <p>
      {firstText.title} {secondText.title} {secondText.save}
      {useLanguageFailed() && <em>failed</em>}
    </p>
  )
}

const paragraph = () => document.querySelector('p')!.textContent

/** Two files are loaded in Chinese, and shown. */
async function showChinese() {
  const loading = loadTextsInUse(['one-1', 'two-2'])
  await arrive('one-1.zh-cn.json', { first: { title: '甲' } })

  await arrive('two-2.zh-cn.json', {
    second: { title: '乙' },
    common: { save: '保存', title: '标题' },
  })

  await loading
  render(<Titles />)
  expect(paragraph()).toBe('甲 乙 保存')
}

test('only the language that is shown is asked for, each file once', async () => {
  await showChinese()
  await loadTextsInUse(['one-1'])
  expect([...pending.keys()]).toEqual(['one-1.zh-cn.json', 'two-2.zh-cn.json'])
})

test('the old language stays until all texts of the new one are here, then all change at once', async () => {
  await showChinese()
  act(switchLanguage)
  await arrive('one-1.en.json', { first: { title: 'One' } })
  expect(paragraph()).toBe('甲 乙 保存')
  expect(document.documentElement.lang).toBe('zh-CN')

  await arrive('two-2.en.json', {
    second: { title: 'Two' },
    common: { save: 'Save', title: 'Title' },
  })

  expect(paragraph()).toBe('One Two Save')
  expect(document.documentElement.lang).toBe('en')
})

test('a part that is opened while the language changes is loaded in both, and waited for', async () => {
  await showChinese()
  act(switchLanguage)

  const opening = loadTextsInUse(['three-3'])

  await arrive('one-1.en.json', { first: { title: 'One' } })
  await arrive('two-2.en.json', { second: { title: 'Two' }, common: { save: 'Save' } })
  expect(currentLanguage()).toBe('zh-cn')

  await arrive('three-3.zh-cn.json', {})
  await arrive('three-3.en.json', {})
  await opening
  await waitFor(() => expect(paragraph()).toBe('One Two Save'))
})

test('a part that is opened while a language cannot be loaded is shown in the old one', async () => {
  await showChinese()
  act(switchLanguage)

  const opening = loadTextsInUse(['two-2', 'three-3'])

  await arrive('three-3.zh-cn.json', {})
  await fail('three-3.en.json')
  await fail('two-2.en.json')
  await opening

  await screen.findByText('failed')
  expect(currentLanguage()).toBe('zh-cn')
})

test('a language that cannot be loaded is not used; the reader sees why, and the next try asks again', async () => {
  await showChinese()
  act(switchLanguage)
  await arrive('two-2.en.json', { second: { title: 'Two' }, common: { save: 'Save' } })
  await fail('one-1.en.json')
  await screen.findByText('failed')
  expect(paragraph()).toBe('甲 乙 保存failed')
  expect(localStorage.getItem('language')).toBe('zh-cn')

  pending.clear()
  act(switchLanguage)
  expect([...pending.keys()]).toEqual(['one-1.en.json'])
  expect(paragraph()).toBe('甲 乙 保存')

  await arrive('one-1.en.json', { first: { title: 'One' } })
  expect(paragraph()).toBe('One Two Save')
})

test('who chooses the old language again meanwhile keeps it', async () => {
  await showChinese()
  act(switchLanguage)
  act(switchLanguage)
  await arrive('one-1.en.json', { first: { title: 'One' } })
  await arrive('two-2.en.json', { second: { title: 'Two' }, common: { save: 'Save' } })
  expect(paragraph()).toBe('甲 乙 保存')
})
