import { Type } from '@sinclair/typebox';

import { productStatuses, promotionStatuses, serialSources } from '../../codes.ts';
import {
  AskedPoints,
  Code,
  Count,
  DateOnly,
  DateTime,
  Enum,
  Id,
  Kopecks,
  List,
  LooseText,
  Nullable,
  Obj,
  Opt,
  Points,
  Ref,
  Text,
  Url,
  Version,
} from './basic.ts';
import { Pasted } from './list.ts';

export const ProductPromotion = Obj({
  id: Id,
  name: LooseText(200),
  /** «×1,5 к базовым баллам». */
  benefit: LooseText(300),
  /** «×1,5», «+300». */
  badge: LooseText(20),
  endsAt: Nullable(DateTime),
});

const baseFields = {
  id: Id,
  article: LooseText(64),
  gtin: Nullable(LooseText(14)),
  name: LooseText(300),
  model: Nullable(LooseText(120)),
  brand: Nullable(Ref),
  manufacturer: Nullable(Ref),
  category: Nullable(Ref),
  imageUrl: Nullable(Url),
  /** Drawing that stands in for a missing picture; belongs to the category. */
  drawing: Nullable(Code),
  rrpKopecks: Nullable(Kopecks),
  /** Base points of today. */
  basePoints: Points,
  serialRequired: Type.Boolean(),
  unit: LooseText(20),
};

/** What a seller sees. */
export const ProductRow = Obj({
  ...baseFields,
  /** With promotions applied to one unit sold today in the member's store. */
  pointsNow: Points,
  promotions: List(ProductPromotion, 50),
});

/** Base points of a manufacturer that wait for the programme: until then `former` stay in force. */
const WaitingPoints = Obj({
  points: Points,
  /** Or the day of the approval, if that is later. */
  from: DateOnly,
  former: Points,
  askedAt: DateTime,
});

export const AdminProductRow = Obj({
  ...baseFields,
  /** `null` for a partner as well. */
  pointsWaiting: Nullable(WaitingPoints),
  status: Enum(productStatuses),
  validFrom: Nullable(DateOnly),
  validTo: Nullable(DateOnly),
  updatedAt: DateTime,
  version: Version,
});

/** A promotion as a line of another card. */
export const PromotionShort = Obj({
  id: Id,
  number: LooseText(32),
  name: LooseText(200),
  benefit: LooseText(300),
  startsAt: DateTime,
  endsAt: DateTime,
  status: Enum(promotionStatuses),
});

export const ProductCard = Obj({
  ...baseFields,
  description: Nullable(LooseText(5000)),
  pointsNow: Points,
  promotions: List(ProductPromotion, 50),
  /** Photos in their order; the first is `imageUrl`. */
  images: List(Obj({ id: Id, url: Url }), 10),
  serialExample: Nullable(LooseText(64)),
  serialHint: Nullable(LooseText(500)),
  attributes: List(Obj({ name: LooseText(120), value: LooseText(500) }), 100),
  status: Enum(productStatuses),
  validFrom: Nullable(DateOnly),
  validTo: Nullable(DateOnly),
  version: Version,
  updatedAt: DateTime,
  /** `null` for a member and where nobody is known. */
  updatedBy: Nullable(LooseText(200)),
  /** `null` for a member. */
  admin: Nullable(
    Obj({
      serialPattern: Nullable(LooseText(200)),
      serialSource: Enum(serialSources),
      isMarked: Type.Boolean(),
      prices: List(Obj({ points: Points, from: DateOnly, to: Nullable(DateOnly) }), 200),
      pointsWaiting: Nullable(
        Obj({
          ...WaitingPoints.properties,
          askedBy: LooseText(200),
          /** Why the reader may not decide; `null` when he may, or has nothing to do with it. */
          decisionRefusal: Nullable(LooseText(500)),
          allowedActions: List(Enum(['approve', 'reject', 'withdraw']), 3),
        }),
      ),
      /** The most base points the reader may give from today on without the programme; `null` for the programme itself. */
      pointsAtOnce: Nullable(Points),
      salesCount: Count,
      /** What an archive would touch: sales being checked and promotions about the product that run or are to begin. */
      salesInCheck: Count,
      livePromotions: Count,
      serialsCount: Count,
      createdAt: DateTime,
    }),
  ),
});

/** A line of a picker. */
export const ProductShort = Obj({
  id: Id,
  article: LooseText(64),
  gtin: Nullable(LooseText(14)),
  name: LooseText(300),
  brand: Nullable(LooseText(120)),
  imageUrl: Nullable(Url),
  drawing: Nullable(Code),
  basePoints: Points,
  pointsNow: Points,
  serialRequired: Type.Boolean(),
  serialExample: Nullable(LooseText(64)),
  rrpKopecks: Nullable(Kopecks),
});

export const ProductFilters = {
  brandIds: Opt(List(Id, 200)),
  categoryIds: Opt(List(Id, 200)),
  manufacturerIds: Opt(List(Id, 200)),
  withPromotion: Opt(Type.Boolean()),
  pointsFrom: Opt(AskedPoints),
  pointsTo: Opt(AskedPoints),
};

export const BarCode = Text(200);

/** Filters of the back-office: the list and what is done to all it finds. */
export const AdminProductFilters = Obj({
  /** Articles, bar codes and identifiers. */
  pasted: Opt(Pasted),
  ...ProductFilters,
  statuses: Opt(List(Enum(productStatuses), 5)),
  withoutPoints: Opt(Type.Boolean()),
  /** New base points wait for the programme; a partner finds nothing by it. */
  pointsWaiting: Opt(Type.Boolean()),
  withoutBrand: Opt(Type.Boolean()),
  serialRequired: Opt(Type.Boolean()),
});
