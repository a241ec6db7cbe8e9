import { PURPOSES, type Purpose } from '@residency/contract/areas/files/upload.contract'
import { kernelWords } from '@residency/contract/kernel'
import { Form } from 'antd'
import { useCallback, useEffect, useRef } from 'react'
import { say, textNow, useText } from '../../platform/i18n.ts'
import type { StoredFile } from '../../ui/upload/stored-file.ts'
import { uploadText } from '../../ui/upload/upload.text.ts'
import { UploadField } from '../../ui/upload/upload-field.tsx'
import { filesText } from './files.text.ts'
import { useFileService } from './use-file-services.ts'

type FilesFieldProps = {
  name: string
  label: string
  purpose: Purpose
  max?: number
  isOptional?: boolean
  help?: string
  /** Pictures are cut to this shape (width by height) before they go. */
  cropTo?: number
}

/** Files of a form; its value is a list of `StoredFile`. A form is not handed in while one is still on its way. */
export function FilesField({ name, label, purpose, max = 5, isOptional = false, help, cropTo }: FilesFieldProps) {
  const text = useText(filesText)
  const service = useFileService(purpose)
  const busy = useRef(0)
  const onBusy = useCallback((count: number) => {
    busy.current = count
  }, [])
  const { extensions, maxBytes } = PURPOSES[purpose]
  const kinds = extensions.length > 6 ? '' : extensions.join(text.comma)
  const megabytes = maxBytes / 1024 / 1024
  const hint = kinds ? say(max > 1 ? text.fieldHint : text.fieldHintOne, { kinds, megabytes, max }) : undefined
  const form = Form.useFormInstance()
  const value: unknown = Form.useWatch(name, form)
  // what was said of the field is over once a file comes or goes; it is judged again when the form is handed in
  useEffect(() => void (value !== undefined && form.setFields([{ name, errors: [] }])), [value, form, name])
  const validator = async (_: unknown, value: readonly StoredFile[] | undefined) => {
    if (busy.current > 0) throw new Error(textNow(uploadText).stillUploading)
    if (!isOptional && !value?.length) throw new Error(textNow(kernelWords).issues['text.required'])
  }
  return (
    <Form.Item name={name} label={label} required={!isOptional} extra={help} rules={[{ validator }]} validateTrigger={[]}>
      <UploadField service={service} max={max} onBusy={onBusy} {...(hint ? { hint } : {})} {...(cropTo ? { cropTo } : {})} />
    </Form.Item>
  )
}
