import { answers } from './api.ts'

/** Reads the answer to an upload: the asset, or the reason of a refusal. Throws ShopError. */
export const readUploaded = async (answer: unknown) => (await answers()).readUploaded(answer)
