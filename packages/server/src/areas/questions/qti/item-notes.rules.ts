import type { FileRemark } from '../formats/filed-question.rules.ts'
import { type Attributes, pictureMark } from '../markup/plain-text.rules.ts'

/** A formula that an editor shows as a picture and carries as it was typed. */
const typedFormula = (attributes: Attributes) => {
  const source = (attributes['data-equation-content'] ?? '').replaceAll(/\s+/g, ' ').trim()
  return source === '' || source.includes('$') ? null : `$${source}$`
}

/** The pictures of an item of an archive, and what of it was left out. */
export class ItemNotes {
  readonly pictures: { filePath: string; alt: string }[] = []
  readonly notes: FileRemark[] = []
  readonly #line: number

  constructor(line: number) {
    this.#line = line
  }

  /** Notes once that something was left out; answers what is in its place: nothing. */
  left = (key: string) => {
    const message = `learning.formats.${key}`
    if (!this.notes.some((note) => note.message === message))
      this.notes.push({ line: this.#line, message, data: {} })

    return ''
  }

  /**
   * The mark of a picture, which keeps the address the file has for it until the archive is looked
   * into.
   */
  picture = (attributes: Attributes) => {
    const { src = '', alt = '' } = attributes
    const formula = typedFormula(attributes)
    if (formula !== null) return formula
    if (src === '') return this.left('pictureLeft')

    const filePath = src.startsWith('house:') ? src.slice('house:'.length) : `part:${src}`

    this.pictures.push({ filePath, alt: alt.trim() || pictureMark(this.pictures.length + 1) })

    return pictureMark(this.pictures.length)
  }
}
