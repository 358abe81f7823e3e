"""A shop by Django REST framework: its default router with trailing slashes, names in snake_case, PATCH and no PUT.

Usage: django-shop.py <port>. Prints "ready" once it accepts calls. The database is in memory, and everybody may call.
Needs the Debian packages python3-django and python3-djangorestframework. A GET of /patches returns the bodies of all
PATCH requests, a GET of /openapi.json the document.
"""

import sys
from socketserver import ThreadingMixIn
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

import django
from django.conf import settings

port = int(sys.argv[1])

settings.configure(
    SECRET_KEY="only-for-tests",
    ALLOWED_HOSTS=["*"],
    ROOT_URLCONF=__name__,
    USE_TZ=True,
    DEFAULT_AUTO_FIELD="django.db.models.BigAutoField",
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": "file:shop?mode=memory&cache=shared",
                           "OPTIONS": {"uri": True, "timeout": 30}}},
    INSTALLED_APPS=["django.contrib.auth", "django.contrib.contenttypes", "rest_framework"],
    MIDDLEWARE=["django.middleware.common.CommonMiddleware"],
    REST_FRAMEWORK={
        "DEFAULT_AUTHENTICATION_CLASSES": [],
        "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.AllowAny"],
        "DEFAULT_PAGINATION_CLASS": "rest_framework.pagination.PageNumberPagination",
        "PAGE_SIZE": 20,
    },
)
django.setup()

from django.core.management import call_command  # noqa: E402
from django.core.validators import MaxValueValidator  # noqa: E402
from django.core.wsgi import get_wsgi_application  # noqa: E402
from django.db import connection, models  # noqa: E402
from django.http import JsonResponse  # noqa: E402
from django.urls import include, path  # noqa: E402
from rest_framework import filters, routers, serializers, viewsets  # noqa: E402
from rest_framework.schemas.openapi import SchemaGenerator  # noqa: E402

patches = []


class FieldFilter(filters.BaseFilterBackend):
    """Filters by equality, as django-filter does, which Debian does not install with the framework."""

    def filter_queryset(self, request, queryset, view):
        asked = {name: request.query_params[name] for name in view.filterset_fields if name in request.query_params}
        words = {"true": True, "false": False}
        return queryset.filter(**{name: words.get(value, value) for name, value in asked.items()})


class Category(models.Model):
    name = models.CharField(max_length=120)

    class Meta:
        app_label = "shop"


class Product(models.Model):
    name = models.CharField(max_length=120)
    list_price = models.DecimalField(max_digits=10, decimal_places=2)
    released_on = models.DateField(null=True, blank=True)
    in_stock = models.BooleanField(default=True)
    max_per_order = models.IntegerField(default=10, validators=[MaxValueValidator(100)])
    category = models.ForeignKey(Category, on_delete=models.PROTECT)

    class Meta:
        app_label = "shop"


class CategorySerializer(serializers.ModelSerializer):
    class Meta:
        model = Category
        fields = "__all__"


class ProductSerializer(serializers.ModelSerializer):
    category_id = serializers.PrimaryKeyRelatedField(source="category", queryset=Category.objects.all())

    class Meta:
        model = Product
        fields = ["id", "name", "list_price", "released_on", "in_stock", "max_per_order", "category_id"]


class ShopViewSet(viewsets.ModelViewSet):
    filter_backends = [FieldFilter, filters.SearchFilter, filters.OrderingFilter]
    http_method_names = ["get", "post", "patch", "delete", "head", "options"]

    def partial_update(self, request, *args, **kwargs):
        patches.append(request.data)
        return super().partial_update(request, *args, **kwargs)


class CategoryViewSet(ShopViewSet):
    queryset = Category.objects.order_by("id")
    serializer_class = CategorySerializer
    search_fields = ["name"]
    filterset_fields = []


class ProductViewSet(ShopViewSet):
    queryset = Product.objects.order_by("id")
    serializer_class = ProductSerializer
    search_fields = ["name"]
    filterset_fields = ["in_stock", "category_id"]


def describe(request):
    """The OpenAPI document that the framework makes of its views. Needs the Debian package python3-uritemplate."""
    return JsonResponse(SchemaGenerator(title="Shop").get_schema(request=None, public=True))


router = routers.DefaultRouter()
router.register("categories", CategoryViewSet)
router.register("products", ProductViewSet)
urlpatterns = [
    path("api/", include(router.urls)),
    path("openapi.json", describe),
    path("patches", lambda request: JsonResponse(patches, safe=False)),
]


class Server(ThreadingMixIn, WSGIServer):
    daemon_threads = True
    request_queue_size = 64


class QuietHandler(WSGIRequestHandler):
    def log_message(self, *args):
        pass


kept = connection.cursor()  # An open connection keeps the database in memory.
call_command("migrate", verbosity=0)
with connection.schema_editor() as editor:
    editor.create_model(Category)
    editor.create_model(Product)
categories = [Category.objects.create(name=name) for name in ("Garden", "Kitchen", "Office")]
for number in range(1, 46):
    Product.objects.create(
        name=f"Product {number:02d}",
        list_price=f"{number}.10",
        released_on=f"2026-01-{number % 28 + 1:02d}",
        in_stock=number % 3 != 0,
        category=categories[number % 3],
    )
with make_server("127.0.0.1", port, get_wsgi_application(), Server, QuietHandler) as server:
    print("ready", flush=True)
    server.serve_forever()
