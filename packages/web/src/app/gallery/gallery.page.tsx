import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../platform/i18n.ts'
import { CopyText } from '../../ui/copy-text.tsx'
import { DateCell } from '../../ui/date-cell.tsx'
import { PersonCell } from '../../ui/person-cell.tsx'
import { StateTag, type Tone } from '../../ui/state-tag.tsx'
import { galleryText } from './gallery.text.ts'
import { GalleryForm } from './gallery-form.tsx'
import { GalleryScreens } from './gallery-screens.tsx'
import { GalleryUploads } from './gallery-uploads.tsx'

const TONES: readonly Tone[] = ['good', 'wait', 'bad', 'busy', 'calm']

/** View key demo/gallery: the building blocks of screens, for developers. */
export default function GalleryPage() {
  const text = useText(galleryText)
  const [count, setCount] = useState(0)
  return (
    <section aria-label={text.title}>
      <div className="screen-head">
        <div>
          <h1>{text.title}</h1>
          <p className="screen-lead">{text.lead}</p>
        </div>
      </div>
      <section className="panel">
        <h2>{text.buttons}</h2>
        <p className="screen-actions">
          <Button type="primary">{text.primary}</Button>
          <Button>{text.normal}</Button>
          <Button danger>{text.danger}</Button>
          <Button onClick={() => setCount(count + 1)}>{say(text.counter, { count })}</Button>
        </p>
        <p className="screen-actions">
          {TONES.map((tone) => (
            <StateTag key={tone} tone={tone}>
              {text.states[tone]}
            </StateTag>
          ))}
        </p>
      </section>
      <section className="panel">
        <h2>{text.cells}</h2>
        <p>
          <PersonCell name={text.person} note={text.department} />
        </p>
        <p>
          <DateCell value="2026-11-20T10:32:00+08:00" hasTime /> · <DateCell value="2024-03-01" />
        </p>
        <CopyText value="Kq7-vmTz-93Lp" />
      </section>
      <GalleryForm />
      <GalleryUploads />
      <GalleryScreens />
    </section>
  )
}
