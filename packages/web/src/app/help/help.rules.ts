type KeyPress = {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  isTyping: boolean
  isRepeat: boolean
}

/**
 * `?` opens the help, also the full-width one of a Chinese keyboard; not while one types, and not
 * as part of a shortcut.
 */
export const asksForHelp = ({ key, ctrlKey, metaKey, altKey, isTyping, isRepeat }: KeyPress) =>
  (key === '?' || key === '？') && !ctrlKey && !metaKey && !altKey && !isTyping && !isRepeat

const TYPING =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"], [role="combobox"]'

export const isTypingIn = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TYPING) !== null
