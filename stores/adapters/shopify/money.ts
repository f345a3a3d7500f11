/**
 * The amount of Shopify's Ajax API in the main unit of its currency. All amounts are hundredths, also those of
 * currencies without a smaller unit: ¥1000 is 100000.
 */
export const amountOf = (hundredths: number): number => hundredths / 100
