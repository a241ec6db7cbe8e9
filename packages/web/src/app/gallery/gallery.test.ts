import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../..')

const below = (folder: string) =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => join(folder, name))

const read = (file: string) => readFileSync(join(SRC, file), 'utf8')

/**
 * Components that are never used by themselves, and the one in which the gallery shows them.
 * `FilesField` is the field of the area files; the strip of the undo is drawn by the shell for the
 * gallery's button.
 */
const PARTS: Readonly<Record<string, string>> = {
  'ui/fields/number-input.tsx#NumberInput': 'ui/fields/small-fields.tsx',
  'ui/floating.tsx#Floating': 'ui/pop-menu.tsx',
  'ui/fields/fields.tsx#Field': 'ui/fields/small-fields.tsx',
  'ui/icons/menu-icons.tsx#DrawnIcon': 'ui/icons/menu-icon.tsx',
  'ui/times/day-picker.tsx#DayPicker': 'ui/times/day-input.tsx',
  'ui/rich-text/tiptap-editor.tsx#TiptapEditor': 'ui/rich-text/rich-text-field.tsx',
  'ui/rich-text/toolbar.tsx#Toolbar': 'ui/rich-text/tiptap-editor.tsx',
  'ui/rich-text/link-bar.tsx#LinkBar': 'ui/rich-text/tiptap-editor.tsx',
  'ui/rich-text/alt-bar.tsx#AltBar': 'ui/rich-text/tiptap-editor.tsx',
  'ui/rich-text/picture-tool.tsx#PictureTool': 'ui/rich-text/tiptap-editor.tsx',
  'ui/rich-text/picture.tsx#Picture': 'ui/rich-text/rich-text-view.tsx',
  'ui/upload/upload-field.tsx#UploadField': 'areas/files/files-field.public.tsx',
  'ui/upload/upload-area.tsx#UploadArea': 'ui/upload/upload-field.tsx',
  'ui/upload/upload-row.tsx#UploadRow': 'ui/upload/upload-field.tsx',
  'ui/upload/file-row.tsx#FileRow': 'ui/upload/upload-field.tsx',
  'ui/upload/file-face.tsx#FileFace': 'ui/upload/file-row.tsx',
  'ui/upload/pictures/crop-dialog.tsx#CropDialog': 'ui/upload/upload-field.tsx',
  'ui/upload/pictures/crop-view.tsx#CropView': 'ui/upload/pictures/crop-dialog.tsx',
  'ui/upload/pictures/preview-picture.tsx#PreviewPicture': 'ui/upload/pictures/preview-window.tsx',
  'ui/upload/pictures/preview-media.tsx#PreviewMedia': 'ui/upload/pictures/preview-window.tsx',
  'screens/list/column-choice.tsx#ColumnChoice': 'screens/list/list-tools.tsx',
  'screens/list/sort-choice.tsx#SortChoice': 'screens/list/list-tools.tsx',
  'screens/list/cut-texts.tsx#CutTexts': 'screens/list/list-tools.tsx',
  'screens/home/home-rows.tsx#HomeRows': 'screens/home/home-decisions.tsx',
  'screens/list/list-tools.tsx#ListTools': 'screens/list/list-screen.tsx',
  'screens/list/list-filters.tsx#ListFilters': 'screens/list/list-screen.tsx',
  'screens/steps/step-nav.tsx#StepNav': 'screens/steps/step-form.tsx',
  'screens/review/left-rows.tsx#LeftRows': 'screens/review/bulk-result.tsx',
  'screens/review/decision-bar.tsx#DecisionBar': 'screens/review/review-screen.tsx',
  'screens/review/reason-dialog.tsx#ReasonDialog': 'screens/review/use-decisions.tsx',
  'screens/review/who-decides.tsx#WhoDecides': 'screens/review/review-screen.tsx',
  'screens/review/undo-strip.tsx#UndoStrip': 'app/shell/shell.tsx',
  'screens/sheets/sheet-import.tsx#SheetImport': 'screens/sheets/sheet-buttons.tsx',
  'screens/sheets/sheet-export.tsx#SheetExport': 'screens/sheets/sheet-buttons.tsx',
  'screens/sheets/unread-columns.tsx#UnreadColumns': 'screens/sheets/task-progress.tsx',
}

/**
 * What the gallery's own sources need not name: the shell is around it, the field of files is shown
 * under its public name, and every decision opens its dialog by the hook.
 */
const AROUND = new Set([
  'app/shell/shell.tsx',
  'areas/files/files-field.public.tsx',
  'screens/review/use-decisions.tsx',
])

/**
 * The frame of people without a menu is around whole pages, in place of the shell; the walk over
 * the pages of visitors looks at it.
 */
const FRAMES = new Set(['screens/visitors/visitor-frame.tsx#VisitorFrame'])

const gallery = below('app/gallery').map(read).join('\n')

const components = ['ui', 'screens']
  .flatMap(below)
  .flatMap((file) =>
    [
      ...read(file).matchAll(
        /^export (?:default )?(?:const|function|class) ([A-Z][a-z]\w*)\b(?! = createContext)/gm,
      ),
    ].map(([, name]) => `${file}#${name}`),
  )

const split = (component: string) => component.split('#') as [file: string, name: string]

const isUsed = (component: string) => {
  const [file, name] = split(component)
  return new RegExp(`<${name}[\\s</>]`).test(gallery) && gallery.includes(`/${relative('', file)}'`)
}

const isShown = (component: string): boolean => {
  if (isUsed(component)) return true

  const whole = PARTS[component]
  if (!whole || !read(whole).includes(`${basename(split(component)[0])}'`)) return false

  return (
    AROUND.has(whole) || components.some((other) => split(other)[0] === whole && isShown(other))
  )
}

test('every component of ui and screens is shown in the gallery, by itself or in the one it is part of', () => {
  expect(components.length).toBeGreaterThan(80)
  expect(components.filter((component) => !isShown(component) && !FRAMES.has(component))).toEqual(
    [],
  )
  expect([...FRAMES].filter((frame) => !components.includes(frame))).toEqual([])
})

test('the list of parts names components there are, and none that the gallery shows by itself', () => {
  expect(Object.keys(PARTS).filter((part) => !components.includes(part))).toEqual([])
  expect(Object.keys(PARTS).filter(isUsed)).toEqual([])
})

test('the field of files, which brings the parts of an upload, is in the gallery', () => {
  expect(gallery).toContain('<FilesField')
})
