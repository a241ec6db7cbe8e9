import { Button, Tour as Guide } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { useCurrentUser } from '../../platform/current-user.ts'
import { closeTour } from '../../platform/panels.store.ts'
import { say, useText } from '../../platform/texts/i18n.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { rememberSeen } from './remember-seen.ts'
import './tour.css'
import { type TourKind, type TourStep, tourOf, visibleSteps } from './tour.rules.ts'
import { tourText } from './tour.text.ts'
import { TourCard } from './tour-card.tsx'

const targetOf = (step: TourStep) => document.querySelector<HTMLElement>(`[data-tour="${step}"]`)
const isVisible = (step: TourStep) => (targetOf(step)?.getClientRects().length ?? 0) > 0

/** To what the tour is opened from, unless the reader has gone on to something else meanwhile. */
const returnFocus = () => {
  const { activeElement } = document
  if (
    !activeElement ||
    activeElement === document.body ||
    activeElement.closest('.tour, .tour-card')
  )
    targetOf('account')?.focus()
}

/**
 * The tour of the reader's role. Closing it in any way counts as having seen it; the page behind it
 * stays usable.
 */
export function Tour({ isOpen }: { isOpen: boolean }) {
  const kind = tourOf(useCurrentUser((state) => state.me?.roles) ?? [])
  return isOpen && kind ? <OpenTour kind={kind} /> : null
}

function OpenTour({ kind }: { kind: TourKind }) {
  const text = useText(tourText)
  const isPhone = usePhone()
  const [at, setAt] = useState(0)
  const steps = useMemo(() => visibleSteps(kind, isPhone, isVisible), [kind, isPhone])
  const by = isPhone ? 'phone' : 'keys'

  const patternOf = (step: TourStep) => {
    if (step === 'welcome') return text.welcome[kind]

    return step === 'menu' ? text.menu[kind] : text.steps[step]
  }

  const sentenceOf = (step: TourStep) =>
    say(patternOf(step), { find: text.find[by], help: text.help[by] })

  const leave = () => {
    closeTour()
    void rememberSeen()
  }

  useEffect(() => returnFocus, [])

  const place = say(text.stepOf, { step: at + 1, total: steps.length })
  if (isPhone) {
    const step = steps[at] ?? 'welcome'
    return (
      <TourCard
        title={text.titles[step]}
        place={place}
        isFirst={at === 0}
        isLast={at === steps.length - 1}
        onLeave={leave}
        onMove={(by) => setAt(at + by)}
      >
        {sentenceOf(step)}
      </TourCard>
    )
  }

  return (
    <Guide
      open
      current={at}
      onChange={setAt}
      onClose={leave}
      onFinish={leave}
      mask={false}
      rootClassName="tour"
      indicatorsRender={() => <span className="soft figures">{place}</span>}
      actionsRender={(origin, { current, total }) => (
        <>
          {current < total - 1 && (
            <Button size="small" type="text" onClick={leave}>
              {text.skip}
            </Button>
          )}
          {origin}
        </>
      )}
      steps={steps.map((step, i) => {
        const choosePlacement = () => {
          if (step === 'welcome') return 'center'

          return step === 'menu' ? 'right' : 'bottomRight'
        }

        return {
          title: text.titles[step],
          description: sentenceOf(step),
          target: step === 'welcome' ? null : () => targetOf(step)!,
          placement: choosePlacement(),
          closable: { 'aria-label': text.skip },
          nextButtonProps: { children: i === steps.length - 1 ? text.finish : text.next },
          prevButtonProps: { children: text.before },
        }
      })}
    />
  )
}
