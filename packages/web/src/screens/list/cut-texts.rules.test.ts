import { expect, test } from 'vitest'
import { cellText } from './cut-texts.rules.ts'

const cellOf = (content: string) => {
  const cell = document.createElement('td')
  cell.innerHTML = content

  return cell
}

test('a name and its note are one text; the initials of a picture are left out', () => {
  const person =
    '<span class="person"><span class="picture">文静</span><span><a href="#">何文静</a><small>teacher</small></span></span>'
  expect(cellText(cellOf(person))).toBe('何文静 · teacher')
})

test('words that were put together of several texts stay together', () => {
  const cell = cellOf('<span></span>')
  cell.firstElementChild!.append('共 ', '3', ' 人')
  expect(cellText(cell)).toBe('共 3 人')
})

test('each line of a cell is one part', () => {
  expect(
    cellText(
      cellOf(
        '<ul class="cell-lines"><li>医院药学 <code>Y01</code></li><li>临床药学<small>符合</small></li></ul>',
      ),
    ),
  ).toBe('医院药学 Y01 · 临床药学 符合')
})
