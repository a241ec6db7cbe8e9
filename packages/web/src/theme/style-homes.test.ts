import { expect, test } from 'vitest'
import { findStyledTwice, findUnstyled } from '../testing/style-homes.ts'
import { sourcesOf } from '../testing/style-rules.ts'

test('a page brings along the style sheets of all that it shows', () => {
  expect(findUnstyled(sourcesOf(/\.(css|tsx?)$/))).toEqual([])
})

test('a class whose style only another page brings along is found, one that its page brings is not', () => {
  const root = { file: 'app/root.tsx', text: "import('../areas/one.page.tsx')" }
  const other = { file: 'areas/other.css', text: '.planted { color: red }' }
  const page = (imported: string) => ({
    file: 'areas/one.page.tsx',
    text: `${imported}\nexport const One = () => <p className="planted" />`,
  })

  const documents = ['main.tsx', 'areas/accounts/login/login.entry.tsx'].map((file) => ({
    file,
    text: '',
  }))

  const find = (imported: string) => findUnstyled([...documents, root, other, page(imported)])

  expect(find('')).toEqual(['areas/one.page.tsx: .planted is in areas/other.css'])
  expect(find("import './other.css'")).toEqual([])
})

test('no class is styled by two areas, or by an area and by what all share', () => {
  expect(findStyledTwice(sourcesOf(/\.css$/))).toEqual([])
})

test('a class that two areas style is found, one that an area styles within another class is not', () => {
  const sheet = (file: string, text: string) => ({ file, text })
  const shared = sheet('ui/ui.css', '.planted { color: red }')

  expect(
    findStyledTwice([shared, sheet('areas/a/a.css', '.planted, .own { color: red }')]),
  ).toEqual(['.planted is in areas/a/a.css, ui/ui.css'])

  expect(findStyledTwice([shared, sheet('areas/a/a.css', '.own .planted { color: red }')])).toEqual(
    [],
  )
})
