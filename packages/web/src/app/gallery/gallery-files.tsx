import { PictureOutlined } from '@ant-design/icons'
import { dictItemSheet } from '@residency/contract/areas/settings/dictionaries/dictionary.contract'
import type { Task } from '@residency/contract/kernel/task'
import { Button } from 'antd'
import { useState } from 'react'
import { toast } from '../../platform/feedback.ts'
import { useText } from '../../platform/texts/i18n.ts'
import { ExportButton, SheetButtons } from '../../screens/sheets/sheet-buttons.tsx'
import { TaskProgress } from '../../screens/sheets/task-progress.tsx'
import { FileButton } from '../../ui/upload/file-button.tsx'
import { PreviewWindow } from '../../ui/upload/pictures/preview-window.tsx'
import { galleryText } from './gallery.text.ts'

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="480" height="300"%3E%3Crect width="480" height="300" fill="%23409EFF"/%3E%3C/svg%3E'

const AT = '2026-11-20T10:32:00+08:00'

const RUNNING: Task = {
  key: 'example-of-a-task',
  kind: 'import',
  sheet: 'settings.dictItem',
  title: '',
  state: 'running',
  done: 340,
  total: 1000,
  written: null,
  unchanged: null,
  wrong: null,
  unread: [],
  faults: [],
  error: null,
  hasResult: false,
  createdAt: AT,
  finishedAt: null,
  actions: [],
}

/** Sheets and their tasks in every state, and the preview of a file. */
export function GalleryFiles() {
  const text = useText(galleryText)
  const [isOpen, setOpen] = useState(false)
  const over: Task = { ...RUNNING, done: 1000, finishedAt: AT }

  const tasks: readonly Task[] = [
    { ...RUNNING, state: 'waiting', done: 0 },
    RUNNING,
    { ...over, state: 'done', written: 1000, unchanged: 0, wrong: 0, unread: [text.long] },
    {
      ...over,
      state: 'done',
      written: 98,
      unchanged: 900,
      wrong: 2,
      faults: [{ row: 7, column: text.name, message: text.long }],
    },
    { ...over, state: 'failed', error: text.fault },
    { ...over, state: 'cancelled' },
  ]

  return (
    <>
      <section className="panel">
        <h2>{text.sheets}</h2>
        <p className="screen-actions">
          <SheetButtons title={text.sheets} calls={dictItemSheet} filters={{}} />
          <ExportButton title={text.sheets} calls={dictItemSheet} filters={{}} />
          <FileButton
            label={text.chooseFile}
            icon={<PictureOutlined />}
            accept="image/jpeg,image/png"
            onFiles={() => toast.info(text.received)}
          />
          <FileButton
            label={text.disabled}
            icon={<PictureOutlined />}
            accept="image/jpeg"
            isDisabled
            onFiles={() => {}}
          />
          <Button onClick={() => setOpen(true)}>{text.preview}</Button>
        </p>
        <PreviewWindow
          isOpen={isOpen}
          file={{
            filePath: 'example',
            name: 'example.svg',
            size: 1,
            type: 'image/svg+xml',
            view: 'image',
          }}
          reading={{ addressOf: async () => PICTURE }}
          onClose={() => setOpen(false)}
          onDownload={() => toast.info(text.received)}
        />
      </section>
      {tasks.map((task) => (
        <div key={`${task.state} ${task.done} ${task.wrong}`} className="panel">
          <TaskProgress task={task} />
        </div>
      ))}
    </>
  )
}
