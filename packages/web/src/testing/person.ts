import { act, fireEvent, screen, waitFor } from '@testing-library/react'

type Words = string | RegExp

const isShown = (element: Element) =>
  element.closest('[hidden], .ant-select-dropdown-hidden') === null

const fits = (text: string | null | undefined, words: Words) =>
  typeof words === 'string' ? text?.trim() === words : words.test(text ?? '')

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent

const listOf = (names: readonly (string | null)[]) => names.filter(Boolean).join(', ')

const BUTTONS = 'button, a, [role=button], [role=menuitem], [role=tab]'

const shownButtons = (place: ParentNode) =>
  [...place.querySelectorAll<HTMLButtonElement>(BUTTONS)].filter(isShown)

/** Buttons and links by their name; much faster than by role in a large form. */
export const buttons = (name: Words, place: ParentNode = document) =>
  shownButtons(place).filter((button) => fits(nameOf(button), name))

/** Waits for a button and presses it. */
export async function press(name: Words, place: ParentNode = document) {
  const button = await waitFor(() => {
    const [found] = buttons(name, place)
    if (!found)
      throw new Error(`No button ${String(name)} among ${listOf(shownButtons(place).map(nameOf))}`)

    return found
  })

  await act(async () => void fireEvent.click(button))
}

/** The label of a field without the mark of an optional one. */
const wordsOf = (label: HTMLElement) => label.title || label.textContent

const fieldsOf = (): readonly (readonly [string | null, HTMLElement | null])[] => [
  ...[...document.querySelectorAll<HTMLLabelElement>('label')].map(
    (label) =>
      [
        wordsOf(label),
        label.htmlFor ? document.getElementById(label.htmlFor) : label.querySelector('input'),
      ] as const,
  ),
  ...[...document.querySelectorAll<HTMLElement>('[aria-label]')].map(
    (field) => [field.ariaLabel ?? field.getAttribute('aria-label'), field] as const,
  ),
]

const findField = (label: Words) =>
  fieldsOf().find(([words, field]) => field && isShown(field) && fits(words, label))?.[1] ?? null

/** Whether a field with this label can be seen. */
export const hasField = (label: Words) => findField(label) !== null

/** Waits for a field that has this label. */
export const fieldOf = (label: Words) =>
  waitFor(() => {
    const field = findField(label)
    if (!field)
      throw new Error(
        `No field ${String(label)} among ${listOf(fieldsOf().map(([words]) => words))}`,
      )

    return field as HTMLInputElement
  })

/** The value in a field. */
export const fieldValue = (label: Words) => (findField(label) as HTMLInputElement | null)?.value

/** Types into a field and leaves it. */
export async function type(label: Words, value: string) {
  const input = await fieldOf(label)

  await act(async () => void fireEvent.change(input, { target: { value } }))
  await act(async () => void fireEvent.blur(input))
}

const CHOICES = '.ant-select-item-option, .ant-select-tree-title'

const listFor = (input: HTMLElement) =>
  document.getElementById(`${input.id}_list`)?.closest('.ant-select-dropdown') ??
  [...document.querySelectorAll('.ant-select-dropdown')].filter(isShown).at(-1)

/** Opens a field of choices and waits for them. */
export async function choicesOf(label: Words) {
  const input = await fieldOf(label)
  if (input.getAttribute('aria-expanded') !== 'true')
    await act(async () => void fireEvent.mouseDown(input))

  return waitFor(() => {
    const choices = [...(listFor(input)?.querySelectorAll<HTMLElement>(CHOICES) ?? [])]
    if (choices.length === 0) throw new Error(`${String(label)} has no choices`)

    return choices
  })
}

/** Chooses from a field of choices. */
export async function choose(label: Words, choice: Words) {
  const choices = await choicesOf(label)
  const chosen = choices.find(({ textContent }) => fits(textContent, choice))
  if (!chosen)
    throw new Error(
      `${String(label)} has no choice ${String(choice)}, only ${listOf(choices.map(({ textContent }) => textContent))}`,
    )

  await act(async () => void fireEvent.click(chosen))
}

/** Ticks a checkbox, a radio or a switch by its label. */
export async function tick(label: Words) {
  const input = await fieldOf(label)
  await act(async () => void fireEvent.click(input))
}

/** What is wrong with the form, as the person reads it: `label: mistake`. */
export const mistakes = () =>
  [...document.querySelectorAll('.ant-form-item-has-error')].map((item) => {
    const label = item.querySelector('label')
    const mistake = item.querySelector('.ant-form-item-explain-error')

    return `${label && wordsOf(label)}: ${mistake?.textContent}`
  })

/** Waits for a text. */
export const reads = (words: Words) => screen.findByText(words)

/** The uppermost dialog, as the place of a button. */
export const dialog = () =>
  waitFor(() => {
    const found = [...document.querySelectorAll('[role=dialog]')].filter(isShown).at(-1)
    if (!found) throw new Error('There is no dialog')

    return found
  })

const CHOSEN =
  '.ant-select-selection-item, div.ant-select-content-has-value:not(:has(.ant-select-selection-item))'

/** What a field of choices shows as chosen. */
export const chosenIn = (label: Words) =>
  [...(findField(label)?.closest('.ant-select')?.querySelectorAll<HTMLElement>(CHOSEN) ?? [])].map(
    (choice) => choice.title || choice.textContent,
  )
