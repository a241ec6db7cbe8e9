import { filesErrors } from '@residency/contract/areas/files/access'
import { cancelUpload, testChunk } from '@residency/contract/areas/files/upload.contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../platform/texts/i18n.ts'
import { FormDialog } from '../../screens/form-dialog.tsx'
import { mistakes, press, reads } from '../../testing/person.ts'
import { openServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import type { StoredFile } from '../../ui/upload/queue/stored-file.ts'
import { FilesField } from './files-field.public.tsx'

const server = openServer()
const submit = vi.fn(async (_: Values) => {})

type Values = { proofs?: readonly StoredFile[] }
type Field = { max?: number; isOptional?: boolean; maxMegabytes?: number }

const stored = (name: string): StoredFile => ({
  filePath: `key-of-${name}`,
  name,
  size: 3,
  type: 'application/pdf',
  view: 'pdf',
})

beforeEach(() => {
  submit.mockClear()
  server.answer(testChunk, ({ filename }) => ({ ...stored(filename), createTime: '2026-11-20' }))
})

afterEach(() => setLanguage('zh-cn'))

const open = (field: Field = {}, proofs?: readonly StoredFile[]) =>
  show(
    <FormDialog<Values>
      title="证明"
      isOpen
      onClose={() => {}}
      initial={proofs ? { proofs } : {}}
      submit={submit}
    >
      <FilesField name="proofs" label="证明材料" purpose="proof" {...field} />
    </FormDialog>,
  )

const fileOf = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name)

/** Chooses files as from the chooser of the browser. */
async function chooseFiles(...files: readonly File[]) {
  const [input] = await screen.findAllByLabelText(/选择文件|Choose files/)
  await act(async () => void fireEvent.change(input!, { target: { files } }))
}

test('a form without its files is not sent; the mistake goes with the first file', async () => {
  open()
  await press('保存')
  await waitFor(() => expect(mistakes()).toEqual(['证明材料: 不能为空']))
  expect(submit).not.toHaveBeenCalled()

  await chooseFiles(fileOf('证明.pdf'))
  await waitFor(() => expect(mistakes()).toEqual([]))
  await press('保存')
  await waitFor(() => expect(submit).toHaveBeenCalledOnce())
  expect(submit.mock.calls[0]![0].proofs).toMatchObject([{ filePath: 'key-of-证明.pdf' }])
  expect(server.sent(testChunk)).toMatchObject([{ filename: '证明.pdf', purpose: 'proof' }])
})

test('an optional field may stay empty', async () => {
  open({ isOptional: true })
  await press('保存')
  await waitFor(() => expect(submit).toHaveBeenCalledOnce())
})

test('a form is not sent while a file is on its way, and can be sent once it has arrived', async () => {
  let arrive = () => {}

  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })

  server.answer(testChunk, async ({ filename }) => {
    await arrived

    return { ...stored(filename), createTime: '2026-11-20' }
  })

  open({ isOptional: true })
  await chooseFiles(fileOf('证明.pdf'))
  await press('保存')
  await waitFor(() => expect(mistakes().join()).toContain('还有文件没有传好'))
  expect(submit).not.toHaveBeenCalled()

  await act(async () => arrive())
  await waitFor(() => expect(mistakes()).toEqual([]))
  await press('保存')
  await waitFor(() => expect(submit.mock.calls[0]![0].proofs).toHaveLength(1))
})

test('a file that the server refuses stays with the reason, until it is taken out', async () => {
  server.refuse(testChunk, filesErrors.roomFull, '你的文件空间 100 MB 已用完')
  open({ isOptional: true })
  await chooseFiles(fileOf('证明.pdf'))
  await reads('上传失败 · 你的文件空间 100 MB 已用完')
  await press('保存')
  await waitFor(() => expect(mistakes().join()).toContain('还有文件没有传好'))

  server.answer(cancelUpload, null)
  await press('取消上传 证明.pdf')
  await waitFor(() => expect(server.sent(cancelUpload)).toMatchObject([{ purpose: 'proof' }]))
  await press('保存')
  await waitFor(() => expect(submit).toHaveBeenCalledOnce())
})

test('a kind or a size that the purpose does not take is refused before it is sent', async () => {
  open({ maxMegabytes: 1 })
  await chooseFiles(fileOf('名单.xlsx'), fileOf('扫描.pdf', 1024 * 1024 + 1))
  await reads('名单.xlsx：附件格式仅支持图片(jpg、png、jpeg)和pdf文件')
  await reads('扫描.pdf：文件过大，最大 1 MB')
  expect(server.sent(testChunk)).toEqual([])
})

test('files beyond the number that fits are named and not added; a removed one makes room', async () => {
  open({ max: 2 }, [stored('甲.pdf')])
  await chooseFiles(fileOf('乙.pdf'), fileOf('丙.pdf'))
  await reads('最多 2 个文件，丙.pdf 没有添加')
  await waitFor(() => expect(server.sent(testChunk)).toHaveLength(1))

  await press('移除 甲.pdf')
  await chooseFiles(fileOf('丙.pdf'))
  await waitFor(() => expect(server.sent(testChunk)).toHaveLength(2))
  await press('保存')
  await waitFor(() => expect(submit).toHaveBeenCalledOnce())
  expect(submit.mock.calls[0]![0].proofs?.map(({ name }) => name)).toEqual(['乙.pdf', '丙.pdf'])
})

test.each([
  ['zh-cn', 3, 'jpg、jpeg、png、pdf、heic、heif，每个不超过 20 MB，最多 3 个'],
  ['en', 3, /up to 20 MB each, at most 3 files$/],
  ['en', 1, /heif; up to 20 MB$/],
] as const)('the field says what it takes (%s, %i)', async (language, max, sentence) => {
  await act(async () => setLanguage(language))
  open({ max })
  await reads(sentence)
})
