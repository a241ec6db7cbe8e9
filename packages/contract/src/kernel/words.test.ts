import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { errorsOf, kernelErrors } from './errors.ts'
import { languageOf } from './label.ts'
import { pageQuery } from './page.ts'
import { requiredText } from './text.ts'
import { errorSentence, fieldLabel, issueSentence, sentence, type WordBook } from './words.ts'

const paperErrors = errorsOf('paper', { taken: { status: 409, code: 'B0001', field: 'title' } })
const book: WordBook = {
  paper: {
    'zh-cn': { errors: { taken: '标题【{title}】已存在' }, issues: { 'title.wrong': '标题有误' } },
    en: { errors: { taken: 'The title {title} is taken' }, issues: { 'title.wrong': 'is not a title' } },
  },
}
const issueOf = (shape: z.ZodType, value: unknown) => ({ ...shape.safeParse(value, { reportInput: true }).error!.issues[0]! })

describe('the sentence of an error', () => {
  it('is found in the reader’s language, with its figures filled in', () => {
    expect(errorSentence(book, 'zh-cn', paperErrors.taken, { title: '甲' })).toBe('标题【甲】已存在')
    expect(errorSentence(book, 'en', paperErrors.taken, { title: 'A' })).toBe('The title A is taken')
  })
  it('keeps the blank visible when its figure is missing', () => {
    expect(errorSentence(book, 'en', paperErrors.taken)).toBe('The title {title} is taken')
  })
  it('exists in both languages for every error of the kernel', () => {
    for (const error of Object.values(kernelErrors))
      for (const language of ['zh-cn', 'en'] as const) expect(errorSentence(book, language, error)).not.toBe(error.key)
  })
  it('is the key itself when nobody wrote one, never nothing', () => {
    expect(errorSentence(book, 'en', { key: 'paper.lost', status: 404, code: 'A0401' })).toBe('paper.lost')
  })
  it('is not found in what every object inherits', () => {
    expect(sentence(book, 'en', 'errors', 'paper.toString')).toBeUndefined()
    expect(sentence(book, 'en', 'errors', 'constructor.name')).toBeUndefined()
  })
  it('does not fill a value that itself looks like a blank', () => {
    expect(errorSentence(book, 'en', paperErrors.taken, { title: '{secret}', secret: 'x' })).toBe('The title {secret} is taken')
  })
})

describe('the sentence of a wrong field', () => {
  it('is ours where the schema names one', () => {
    expect(issueSentence(book, 'en', { message: 'paper.title.wrong', path: [] })).toBe('is not a title')
    expect(issueSentence(book, 'zh-cn', issueOf(requiredText(3), ' '))).toBe('不能为空')
  })
  it('tells the limit that was passed', () => {
    expect(issueSentence(book, 'en', issueOf(requiredText(3), 'abcd'))).toBe('at most 3 characters')
    expect(issueSentence(book, 'en', issueOf(pageQuery, { pageSize: 500 }))).toBe('cannot be more than 200')
    expect(issueSentence(book, 'en', issueOf(z.string().min(8), 'x'))).toBe('at least 8 characters')
  })
  it('of a missing value is that it cannot be empty', () => {
    expect(issueSentence(book, 'en', issueOf(z.object({ name: z.string() }), {}))).toBe('cannot be empty')
    expect(issueSentence(book, 'zh-cn', issueOf(z.string(), null))).toBe('不能为空')
  })
  it('of a wrong type is plain, without the words of the library', () => {
    expect(issueSentence(book, 'zh-cn', issueOf(z.string(), 5))).toBe('输入的数据不合法')
  })
  it('lists what may be chosen', () => {
    expect(issueSentence(book, 'en', issueOf(z.enum(['a', 'b']), 'c'))).toBe('must be one of: a, b')
  })
  it('names a field nobody knows', () => {
    expect(issueSentence(book, 'en', issueOf(z.strictObject({}), { extra: 1 }))).toBe('contains a field nobody knows')
  })
})

describe('the language of a reader', () => {
  it.each([
    [undefined, 'zh-cn'],
    ['', 'zh-cn'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-cn'],
    ['fr', 'zh-cn'],
    ['en-GB,en;q=0.9', 'en'],
    ['EN', 'en'],
  ])('who asks for %j is %s', (header, language) => {
    expect(languageOf(header)).toBe(language)
  })
})

describe('the label of a field', () => {
  const fields = (id: string, until: string) => ({ 'zh-cn': { fields: { id, until } }, en: { fields: { id, until } } })
  const areas: WordBook = { first: { ...fields('师资库记录', '限制至') }, second: { ...fields('批次', '选轮截止') } }
  it('is that of the area that was asked, then the kernel’s, and only then another area’s', () => {
    expect(fieldLabel(areas, 'zh-cn', 'until', 'second')).toBe('选轮截止')
    expect(fieldLabel(areas, 'zh-cn', 'id', 'third')).toBe('编号')
    expect(fieldLabel(areas, 'zh-cn', 'until', 'third')).toBe('限制至')
    expect(fieldLabel(areas, 'zh-cn', 'toString', 'second')).toBeUndefined()
  })
})
