import { Segmented } from 'antd'
import { type ComponentType, useState } from 'react'
import { useText } from '../../platform/texts/i18n.ts'
import { toChoices } from '../../ui/choices/choices.ts'
import { galleryText } from './gallery.text.ts'
import type { GalleryScreen, ScreenState } from './gallery-states.ts'
import { DetailExample } from './screen-detail.tsx'
import { FormExample } from './screen-form.tsx'
import { ListExample } from './screen-list.tsx'
import { ReviewExample } from './screen-review.tsx'
import { StepExample } from './screen-step.tsx'

/** The five screens; each shows every state, or it does not compile (`StateExamples`). */
const SCREENS: Record<GalleryScreen, ComponentType<{ state: ScreenState }>> = {
  list: ListExample,
  detail: DetailExample,
  form: FormExample,
  review: ReviewExample,
  step: StepExample,
}

const STATES: readonly ScreenState[] = ['usual', 'empty', 'loading', 'error', 'disabled', 'long']

/** The screens one at a time, in one state at a time. */
export function GalleryScreens() {
  const text = useText(galleryText)
  const [screen, setScreen] = useState<GalleryScreen>('list')
  const [state, setState] = useState<ScreenState>('usual')
  const Example = SCREENS[screen]

  return (
    <>
      <p className="screen-actions">
        <Segmented<GalleryScreen>
          aria-label={text.screen}
          options={toChoices(Object.keys(SCREENS) as GalleryScreen[], text.screens)}
          value={screen}
          onChange={setScreen}
        />
        <Segmented<ScreenState>
          aria-label={text.state}
          options={toChoices(STATES, text.screenStates)}
          value={state}
          onChange={setState}
        />
      </p>
      <Example key={`${screen} ${state}`} state={state} />
    </>
  )
}
