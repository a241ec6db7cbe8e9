import { EllipsisOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { say, useText } from '../../platform/texts/i18n.ts'
import { ChoiceInput } from '../choices/choice-input.tsx'
import { uiText } from '../ui.text.ts'
import { usePhone } from '../use-phone.ts'
import { leapOf, stepsOf } from './page-bar.rules.ts'

const SIZES = ['10', '20', '50', '100']

type PageBarProps = {
  current: number
  size: number
  total: number

  /** There are more than `total`, which is as far as the pages go. */
  isCapped?: boolean | undefined
  onPage: (page: number) => void
  onSize: (size: number) => void

  /** What it turns, where a page has two of them. */
  label?: string
}

/** Row count and pagination; a phone has previous and next only. */
export function PageBar({ current, size, total, isCapped, ...more }: PageBarProps) {
  const { onPage, onSize, label: name } = more
  const text = useText(uiText)
  const isPhone = usePhone()
  const count = Math.ceil(total / size)

  const button = (page: number, label: string | undefined, content: ReactNode) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={page < 1 || page > count}
      aria-current={!label && page === current ? 'page' : undefined}
      onClick={() => onPage(page)}
    >
      {content}
    </button>
  )

  return (
    <nav className="list-pages" aria-label={name ?? text.pages}>
      <span className="list-total">
        {say(text.total, { total: isCapped ? `${total}+` : total })}
      </span>
      <ul>
        <li>{button(current - 1, text.pageBefore, <LeftOutlined aria-hidden="true" />)}</li>
        {isPhone ? (
          <li className="figures">
            {current} <i>/</i> {count}
          </li>
        ) : (
          stepsOf(current, count).map((step) => (
            <li key={step}>
              {typeof step === 'number'
                ? button(step, undefined, step)
                : button(
                    leapOf(step, current, count),
                    step === 'on' ? text.pagesOn : text.pagesBack,
                    <EllipsisOutlined aria-hidden="true" />,
                  )}
            </li>
          ))
        )}
        <li>{button(current + 1, text.pageAfter, <RightOutlined aria-hidden="true" />)}</li>
      </ul>
      {!isPhone && total > 10 && (
        <ChoiceInput
          aria-label={text.pageSize}
          value={String(size)}
          options={[...new Set([...SIZES, String(size)])].map((value) => ({
            value,
            label: say(text.perPage, { count: value }),
          }))}
          onChange={(value) => onSize(Number(value))}
        />
      )}
    </nav>
  )
}
