import { CheckCircleFilled } from '@ant-design/icons'
import { Form } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { say, useText } from '../../platform/texts/i18n.ts'
import { usePhone } from '../../ui/use-phone.ts'
import './form-rail.css'
import { screensText } from '../screens.text.ts'

const headingsOf = (id: string) => [
  ...document.querySelectorAll<HTMLElement>(`form[id="${id}"] > h2`),
]

type Wrong = { errorFields?: readonly { name: readonly (string | number)[] }[] }
type Section = { title: string; left: number }

const isBefore = (node: Node, other: Node) =>
  Boolean(node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)

/** The sections of a form, and how many of their fields are still to be filled in. */
function sectionsOf(id: string, wrong: Wrong): Section[] {
  const headings = headingsOf(id)

  const places = (wrong.errorFields ?? []).flatMap(({ name }) => {
    const field = document.getElementById([id, ...name].join('_'))
    return field ? [headings.findLastIndex((heading) => isBefore(heading, field))] : []
  })

  return headings.map((heading, i) => ({
    title: heading.textContent ?? '',
    left: places.filter((place) => place === i).length,
  }))
}

/** Leads to a section: its first field gets the focus. */
function goTo(id: string, at: number) {
  const headings = headingsOf(id)
  const [heading, next] = [headings[at], headings[at + 1]]
  if (!heading) return

  const fields = document.querySelectorAll<HTMLElement>(
    `form[id="${id}"] :is(input:not([type=hidden], :disabled), textarea:not(:disabled))`,
  )

  const first = [...fields].find(
    (field) => isBefore(heading, field) && (!next || isBefore(field, next)),
  )

  heading.scrollIntoView?.({ block: 'start' })
  // A day opens its calendar when it is focused.
  if (!first?.closest('.ant-picker, .plain-day')) first?.focus({ preventScroll: true })
}

/**
 * In a long form, before its fields: its sections, each with what is left to fill in; a click leads
 * there. On a phone there is no room.
 */
export function FormRail() {
  const text = useText(screensText)
  const isPhone = usePhone()
  const form = Form.useFormInstance()
  const values = Form.useWatch([], form)
  const rail = useRef<HTMLElement>(null)
  const [sections, setSections] = useState<readonly Section[]>([])
  const idOf = () => rail.current?.closest('form')?.id ?? ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: another value may complete a section
  useEffect(() => {
    let isLeft = false

    const show = (wrong: Wrong) => {
      if (!isLeft) setSections(sectionsOf(idOf(), wrong))
    }

    form.validateFields({ validateOnly: true }).then(() => show({}), show)

    return () => {
      isLeft = true
    }
  }, [form, values])

  if (isPhone) return null

  return (
    <nav ref={rail} className="form-rail" aria-label={text.sections}>
      <ol>
        {sections.map(({ title, left }, i) => (
          <li key={title} className={left ? '' : 'is-whole'}>
            <button type="button" onClick={() => goTo(idOf(), i)}>
              <span>{title}</span>
              <small>
                {left === 0 && <CheckCircleFilled aria-hidden="true" />}{' '}
                {left ? say(text.fieldsLeft, { count: left }) : text.complete}
              </small>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
