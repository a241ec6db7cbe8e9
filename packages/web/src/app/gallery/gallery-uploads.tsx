import { Button, Form } from 'antd'
import { FilesField } from '../../areas/files/files-field.public.tsx'
import { toast } from '../../platform/feedback.ts'
import { say, useText } from '../../platform/texts/i18n.ts'
import type { StoredFile } from '../../ui/upload/queue/stored-file.ts'
import { galleryText } from './gallery.text.ts'

type Values = { papers: StoredFile[]; photo: StoredFile[] }

/**
 * Files in a form: papers as they are, a photo that is cropped. Uploads have no owner and are
 * cleaned up after a day.
 */
export function GalleryUploads() {
  const text = useText(galleryText)
  return (
    <section className="panel">
      <h2>{text.uploads}</h2>
      <Form<Values>
        layout="vertical"
        requiredMark="optional"
        onFinish={({ papers }) => toast.info(say(text.receivedFiles, { count: papers.length }))}
      >
        <FilesField name="papers" label={text.papers} purpose="attachment" max={3} />
        <FilesField
          name="photo"
          label={text.photo}
          purpose="photo"
          max={1}
          cropTo={3 / 4}
          isOptional
        />
        <Button htmlType="submit">{text.handIn}</Button>
      </Form>
    </section>
  )
}
