import { answers } from './api.ts'

/** Reads what an upload was answered: the asset, or why it was refused. Throws ShopError. */
export const readUploaded = async (answer: unknown) => (await answers()).readUploaded(answer)
