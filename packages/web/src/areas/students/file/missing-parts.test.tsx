import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import type { OwnFile } from './file.queries.ts'
import { MissingParts, placeIdOf } from './missing-parts.tsx'
import type { Editing } from './own-facts.tsx'

beforeEach(() => setLanguage('zh-cn'))

const rule = (field: string, isDirect: boolean, isWaiting = false) => ({
  field,
  isDirect,
  needsPapers: false,
  isWaiting,
})

const file = (missing: string[], fields: object[]) => ({ missing, fields }) as unknown as OwnFile

function show(own: OwnFile) {
  const edited = vi.fn<(editing: Editing) => void>()

  render(
    <>
      <MissingParts file={own} onEdit={edited} />
      <div id={placeIdOf('bank')}>
        <button type="button">登记银行账号</button>
      </div>
    </>,
  )

  return edited
}

test('a missing fact leads to its form: one that needs no review to the form of facts, one of the account to a request', () => {
  const edited = show(
    file(['contactName', 'idCard'], [rule('contactName', true), rule('idCard', false)]),
  )

  fireEvent.click(screen.getByRole('button', { name: '紧急联系人' }))
  fireEvent.click(screen.getByRole('button', { name: '证件号码' }))

  expect(edited.mock.calls).toEqual([
    [{ way: 'change', field: 'contactName' }],
    [{ way: 'ask', field: 'idCard' }],
  ])
})

test('a missing list leads to its part of the page, with its button in focus', () => {
  Element.prototype.scrollIntoView = vi.fn()

  const edited = show(file(['bank'], []))

  fireEvent.click(screen.getByRole('button', { name: '银行信息' }))

  expect(document.activeElement?.textContent).toBe('登记银行账号')
  expect(edited).not.toHaveBeenCalled()
})

test('a fact that waits for its review is not asked for again', () => {
  show(file(['idCard'], [rule('idCard', false, true)]))

  expect(screen.queryByText('还需补充')).toBeNull()
})
