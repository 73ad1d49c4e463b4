import { Link } from 'wouter';
import type { ProductItem, ProductsCard as ProductsCardData } from '#features/chat/contract.ts';
import { Picture } from '#platform/client/ui/picture.tsx';

type ProductsCardProps = { card: ProductsCardData; say: (text: string) => void };

const side = 72;

/** The products that a message is about, each with a link to its page. */
export function ProductsCard({ card, say }: ProductsCardProps) {
  return (
    <ul className="chat-products" aria-label="Products">
      {card.items.map((item) => (
        <Product key={item.slug} item={item} say={say} />
      ))}
    </ul>
  );
}

function Product({ item, say }: { item: ProductItem; say: (text: string) => void }) {
  const { slug, name, price, includes, image, line } = item;
  return (
    <li className="chat-product">
      {image && (
        <Picture
          src={image.src}
          alt={image.alt}
          width={side}
          height={side}
          sizes={`${side}px`}
          className="chat-product-picture"
        />
      )}
      <div className="chat-product-words">
        <Link href={`/products/${slug}`} className="chat-product-link">
          {name}
        </Link>
        <p className="chat-product-price">{price}</p>
        {line && <p>{line}</p>}
        <p className="chat-product-includes">{includes}</p>
        <button type="button" className="chat-text-button" onClick={() => say(`Price ${name}`)}>
          Price this<span className="sr-only"> {name}</span>
        </button>
      </div>
    </li>
  );
}
