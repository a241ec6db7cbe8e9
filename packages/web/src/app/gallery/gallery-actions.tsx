import { BellOutlined, DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { toast } from '../../platform/feedback.ts'
import { say, useText } from '../../platform/texts/i18n.ts'
import { undoStore } from '../../screens/review/undo.store.ts'
import { DownloadButton } from '../../ui/download-button.tsx'
import { Hint } from '../../ui/hint.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { MenuIcon } from '../../ui/icons/menu-icon.tsx'
import { PopMenu } from '../../ui/pop-menu.tsx'
import { PageActions, RowActions } from '../../ui/tables/row-actions.tsx'
import { StateTag, type Tone } from '../../ui/tables/state-tag.tsx'
import { galleryText } from './gallery.text.ts'
import { REVIEW_CALLS } from './gallery-review.ts'

const TONES: readonly Tone[] = ['good', 'wait', 'bad', 'busy', 'calm']
const LATER_MS = 1500
const later = () => new Promise((done) => setTimeout(done, LATER_MS))

/** Buttons, menus, tags: what is pressed, and what shows a status. */
export function GalleryActions() {
  const text = useText(galleryText)
  const [count, setCount] = useState(0)
  const chosen = () => toast.info(text.received)

  const actions = text.acts.map((label, i) => ({
    key: label,
    label,
    danger: i === text.acts.length - 1,
    onClick: chosen,
  }))

  const offerUndo = () =>
    undoStore.set({
      id: 0,
      call: REVIEW_CALLS.undo,
      paths: [],
      message: text.passed,
      path: '/demo/gallery',
      until: Date.now() + 10_000,
    })

  return (
    <section className="panel">
      <h2>{text.buttons}</h2>
      <p className="screen-actions">
        <Button type="primary">{text.primary}</Button>
        <Button>{text.normal}</Button>
        <Button danger>{text.danger}</Button>
        <Button disabled>{text.disabled}</Button>
        <Button loading>{text.busy}</Button>
        <Button
          onClick={() => setCount(count + 1)}
          style={{ height: 'auto', whiteSpace: 'normal' }}
        >
          {say(text.counter, { count })}
        </Button>
        <Hint text={text.hint}>
          <Button>{text.hinted}</Button>
        </Hint>
        <IconButton label={text.iconButton} icon={<BellOutlined />} />
        <IconButton label={text.disabled} icon={<BellOutlined />} disabled />
        <DownloadButton icon={<DownloadOutlined />} download={later}>
          {text.download}
        </DownloadButton>
        <Button onClick={offerUndo}>{text.offerUndo}</Button>
      </p>
      <p className="screen-actions">
        <PopMenu
          items={[...actions.slice(0, 2), 'line', { ...actions[2]!, disabled: true }]}
          onChoose={chosen}
        >
          <Button>{text.menu}</Button>
        </PopMenu>
        <RowActions actions={actions} />
        <PageActions actions={actions} />
      </p>
      <p className="screen-actions">
        {TONES.map((tone) => (
          <StateTag key={tone} tone={tone}>
            {text.states[tone]}
          </StateTag>
        ))}
        {['home', 'calendar', 'book', 'rocket'].map((name) => (
          <MenuIcon key={name} name={name} />
        ))}
      </p>
    </section>
  )
}
