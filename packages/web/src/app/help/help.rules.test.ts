import { expect, test } from 'vitest'
import { asksForHelp, isTypingIn } from './help.rules.ts'

const pressed = {
  key: '?',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isTyping: false,
  isRepeat: false,
}

test.each([
  ['? alone', {}, true],
  ['the full-width one', { key: '？' }, true],
  ['while typing', { isTyping: true }, false],
  ['with Ctrl', { ctrlKey: true }, false],
  ['with Alt', { altKey: true }, false],
  ['held down', { isRepeat: true }, false],
  ['another key', { key: '/' }, false],
])('%s', (_case, over, asks) => {
  expect(asksForHelp({ ...pressed, ...over })).toBe(asks)
})

test('fields, editors and boxes with a list are typed in, buttons are not', () => {
  document.body.innerHTML =
    '<input><div contenteditable="true"><b>x</b></div><div role="combobox"><i>y</i></div><button>z</button>'
  const found = ['input', 'b', 'i', 'button'].map((name) =>
    isTypingIn(document.querySelector(name)),
  )
  expect(found).toEqual([true, true, true, false])
})
