import { expect, test } from 'vitest'
import { cleanPastedHtml } from './clean-pasted-html.ts'

const shape = (html: string) =>
  cleanPastedHtml(html)
    .replaceAll(/ (class|style|lang)="[^"]*"/g, '')
    .replaceAll(/\s*\n\s*/g, '')

const item = (level: number, marker: string, words: string) =>
  `<p class=MsoListParagraph style='margin-left:21pt;mso-list:l0 level${level} lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span><!--[endif]--><b>${words}</b></p>`

test('a list of Word is a list again, nested by its level, bullets and numbers apart', () => {
  const pasted = shape(
    `<p class=MsoNormal>前言</p>${item(1, '1.', '报名')}${item(1, '2.', '审核')}${item(2, '·', '材料')}${item(1, '3.', '录取')}<p class=MsoNormal>结尾</p>`,
  )
  expect(pasted).toBe(
    '<p>前言</p><ol><li><p><b>报名</b></p></li><li><p><b>审核</b></p><ul><li><p><b>材料</b></p></li></ul></li><li><p><b>录取</b></p></li></ol><p>结尾</p>',
  )
})

test('two lists with something between stay two', () => {
  expect(shape(`${item(1, '·', '甲')}<p>中间</p>${item(1, '·', '乙')}`)).toBe(
    '<ul><li><p><b>甲</b></p></li></ul><p>中间</p><ul><li><p><b>乙</b></p></li></ul>',
  )
})

test('titles become headings of the page, fonts and empty lines fall', () => {
  const pasted = shape(
    '<p class=MsoTitle>标题</p><h1>一</h1><h6>六</h6><p class=MsoNormal><o:p>&nbsp;</o:p></p><p>正文<o:p></o:p></p>',
  )
  expect(pasted).toBe('<h2>标题</h2><h2>一</h2><h4>六</h4><p>正文</p>')
})

test('a table keeps its words, row by row', () => {
  expect(
    shape('<table><tr><td>姓名</td><td>科室</td></tr><tr><td>李</td><td>药房</td></tr></table>'),
  ).toBe('<p>姓名　科室</p><p>李　药房</p>')
})

test('what runs, loads or dresses does not arrive', () => {
  const pasted = shape(
    '<style>p{color:red}</style><script>alert(1)</script><p>字<img src=x onerror="alert(1)"><svg onload=alert(1)></svg></p><iframe></iframe><b style="font-weight:normal"><p>整篇</p></b>',
  )
  expect(pasted).toBe('<p>字</p><p>整篇</p>')
})
